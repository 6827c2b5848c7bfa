import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Hiba: Érvénytelen állapotparaméter',
  noCode: 'Hiba: Nem érkezett engedélyezési kód',
  notOffered: 'Ez itt nem érhető el.',
  providerRefused: 'A másik szolgáltató ezt nem fogadta el. Kérjük, kezdje újra.',
  providerUnreachable: 'A másik szolgáltató nem érhető el. Kérjük, próbálja meg később.',
  workAccountUnknown:
    'Ennek a munkahelyi fióknak a megerősített e-mail-címéhez itt nem tartozik fiók.',
  secondFactorNeeded: 'Kérjük, adja meg a hitelesítő alkalmazás kódját.',
  secondFactorRequired: 'A főiskola kéri, hogy először állítson be hitelesítő alkalmazást.',
  wrongCode: 'Ez a kód nem helyes, vagy már felhasználták.',
  flowOver: 'Ez túl sokáig tartott. Kérjük, jelentkezzen be újra.',
  factorOn: 'A hitelesítő alkalmazás már be van állítva.',
  factorOff: 'Ennek a személynek nincs hitelesítő alkalmazása.',
  passkeyRefused: 'A rendszer nem fogadta el ezt a hozzáférési kulcsot. Kérjük, próbálja meg újra.',
  manyPasskeys: 'Több hozzáférési kulcs nem lehetséges. Kérjük, előbb távolítson el egyet.',
  inPerson: 'Ön ennek a személynek a fiókját nézi. Ezt csak ő maga teheti meg.',
  personName:
    'Adjon meg egy nevet: legfeljebb 60 betű, szóközökkel, aposztrófokkal, kötőjelekkel és rövidítések utáni pontokkal. Számot, webcímet vagy e-mail-címet nem tartalmazhat.',
  tooManyMails:
    'Túl sok e-mail ment ki. Kérjük, próbálja újra {minutes, plural, one {# perc} other {# perc}} múlva.',
  lookingOnly:
    'Ön csak nézi ennek a személynek a fiókját. Ha valamit módosítana helyette, kérjük, előbb adja meg az indoklást.',
  commonPassword:
    'Ez az egyik leggyakoribb jelszó, amelyet a találgatók elsőként próbálnak ki. Kérjük, válasszon másikat.',
  tooManyLive: 'Túl sok oldal van egyszerre nyitva erről a webhelyről. Kérjük, zárjon be néhányat.',
} as const satisfies TextsOf<typeof en>;
