import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'A folytatáshoz jelentkezzen be.',
  forbidden: 'Ehhez nincs hozzáférése.',
  notFound: 'Ez a rekord nem létezik, vagy Önnek nincs hozzá hozzáférése.',
  conflict:
    'Valaki más módosította ezt a rekordot, miközben Ön dolgozott rajta. Töltse be újra, és végezze el ismét a módosítást.',
  invalidValue: 'Ez az érték nem érvényes.',
  invalid: 'Néhány érték nem érvényes. Kérjük, ellenőrizze a megjelölt mezőket.',
  limit: 'Túl sok próbálkozás. Kérjük, várjon egy kicsit, majd próbálja újra.',
  internal: 'Nálunk történt hiba. Ha újra előfordul, adja meg nekünk ezt a számot: {id}',
  network: 'A kiszolgáló nem érhető el. Kérjük, ellenőrizze a kapcsolatot.',
  badStatus: 'Sikertelen válasz: a kapott állapotkód {code}',
  loginFailed: 'Az e-mail-cím vagy a jelszó nem helyes.',
  offlineApp: 'A bejelentkezéshez használja az offline alkalmazást',
  tokenInvalid: 'Ez a hivatkozás már nem érvényes. Kérjük, igényeljen újat.',
  accountExists: 'Önnek már van fiókja',
  tooManyTries:
    'Túl sok próbálkozás. Kérjük, próbálja újra {minutes, plural, one {# perc} other {# perc}} múlva.',
  wrongPassword: 'Ez nem a jelenlegi jelszava.',
  groupClosed: 'Ez a csoport jelenleg nem fogad új hallgatókat.',
  fieldRequired: 'Ez a mező kötelező.',
  tooShort:
    '{min, plural, one {Adjon meg legalább # karaktert.} other {Adjon meg legalább # karaktert.}}',
  tooLong:
    '{max, plural, one {Legfeljebb # karaktert adjon meg.} other {Legfeljebb # karaktert adjon meg.}}',
  tooSmall: 'Legalább ennyit adjon meg: {min, number}.',
  tooLarge: 'Legfeljebb ennyit adjon meg: {max, number}.',
  tooFewEntries:
    '{min, plural, one {Legalább # elem szükséges.} other {Legalább # elem szükséges.}}',
  tooManyEntries:
    '{max, plural, one {Legfeljebb # elem adható meg.} other {Legfeljebb # elem adható meg.}}',
  tooMuchSent:
    'Az elküldeni kívánt tartalom túl nagy (legfeljebb {size, number} MB lehet). Küldjön egyszerre kevesebbet.',
  invalidEmail: 'Adjon meg egy érvényes e-mail-címet.',
  invalidNumber: 'Adjon meg egy számot.',
  invalidDate: 'Adjon meg egy érvényes dátumot.',
  mustBeUnique: 'Ez az érték már foglalt. Egyedinek kell lennie.',
  inUse: 'Ez a rekord használatban van, ezért nem törölhető.',
  examNoAttemptsLeft:
    'Nem teheti le ezt a vizsgát, mert túllépte a próbálkozások megengedett számát',
  examSeeInstructor: 'Kérjük, beszélje meg az oktatójával a további lehetőségeket',
  examLeaveWarning:
    'Figyelem: ha elhagyja ezt az oldalt, a próbálkozása SIKERTELEN lesz. Biztosan elhagyja az oldalt?',
  examOfflineOnly: 'Az alkalmazásban csak az offline alkalmazást használó csoportok vizsgázhatnak',
  examAttemptOver: 'Ez a próbálkozás lezárult. A válaszai már nem módosíthatók.',
  examNotOpen: 'Ez a vizsga jelenleg nem érhető el az Ön számára.',
} as const satisfies TextsOf<typeof en>;
