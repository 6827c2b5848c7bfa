import type { TextsOf } from '../../../message-types.ts';
import type { adminPermissions as en } from './en.ts';

export const adminPermissions = {
  intro: 'Mit tehetnek az egyes szerepkörök, a kiszolgáló által alkalmazott szabályok alapján.',
  area: 'Terület',
  action: 'Művelet',
  needs: 'Feltétel',
  visitor: 'Bejelentkezés nélkül',
  everywhere: '{role}, mindenütt',
  inRegion: '{role} egy régióban',
  needPublic: 'Nincs: mindenki számára nyitott',
  needSignedIn: 'Bejelentkezve',
  needUser: 'Bejelentkezve, elfogadott feltételekkel',
  needRole: '{role}, mindenütt vagy egy régióban',
  cellOwn: 'A sajátját',
  cellRegion: 'A saját régióiban',
  whyTitle: 'Miért teheti meg valaki, vagy miért nem?',
  whyHint: 'Válasszon egy személyt és egy műveletet.',
  person: 'Személy',
  may: '{name} megteheti ezt.',
  mayNot: '{name} nem teheti meg ezt.',
  reasonAnybody: 'Mindenki számára nyitott, bejelentkezés nélkül is.',
  reasonSignedIn: 'Minden bejelentkezett személy számára nyitott.',
  reasonMember:
    'Mindenki számára nyitott, aki elfogadta a feltételeket, arra nézve, ami az övé vagy neki szól.',
  reasonRoleEverywhere: 'A személy mindenütt rendelkezik a(z) „{role}” szerepkörrel.',
  reasonRoleInRegion: 'A személy a(z) „{role}” szerepkörrel itt rendelkezik: {regions}.',
  reasonKeptOut: 'A fiók le van zárva: a személy nem tud bejelentkezni.',
  reasonTermsOpen: 'A személy még nem fogadta el a feltételeket.',
  reasonRoleMissing:
    'Ehhez a(z) „{role}” szerepkör kell, amellyel a személy sehol sem rendelkezik.',
  reasonRoleNotEverywhere:
    'Ehhez mindenütt kell a(z) „{role}” szerepkör; a személy csak itt rendelkezik vele: {regions}.',
  reasonRoleNotInRegion:
    'Ehhez a(z) „{role}” szerepkör kell ebben a régióban; a személy csak itt rendelkezik vele: {regions}.',
  verbView: 'Megtekintés',
  verbCreate: 'Létrehozás',
  verbChange: 'Módosítás',
  verbRemove: 'Eltávolítás',
  verbSend: 'Küldés',
  verbPublish: 'Közzététel',
  verbUse: 'Végrehajtás',
  verbFollow: 'Élő követés',
  verbOpen: 'Az oldal megnyitása',
  areaPages: 'Oldalak',
  areaAccount: 'Fiók és bejelentkezés',
  areaOther: 'Egyéb',
} as const satisfies TextsOf<typeof en>;
