import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Előzmények',
  empty: 'Erről a rekordról még semmi sincs feljegyezve.',
  through: '{staff}, {name} néven bejelentkezve',
  system: 'A rendszer',
  restored: 'Visszaállítva, ami ekkor változott: {moment}',
  before: 'Előtte',
  after: 'Utána',
  restore: 'Visszaállítás',
  restoreTitle: 'Visszaállítja a korábbi értékeket?',
  restoreBody:
    'Ezek a mezők visszakapják a módosítás előtti értéküket. Minden más változatlan marad. A művelet feljegyzésre kerül, és az előzményekből visszavonható.',
  restoreDone: 'A korábbi értékek visszaálltak.',
  kept: 'Innen nem állítható vissza',
  gone: 'Már nem létezik, vagy nem az Ön régióiban van',
  created: 'Létrehozva',
  updated: 'Módosítva',
  profile: 'Saját profilban módosítva',
  signedUp: 'Regisztrált',
  termsAccepted: 'Elfogadta a feltételeket',
  active: 'Bejelentkezés engedélyezve vagy letiltva',
  password: 'Új jelszó beállítva',
  mailed: 'E-mail a fiókról',
  verified: 'E-mail-cím megerősítve',
  impersonated: 'Egy munkatárs e személy nevében jelentkezett be',
  notificationsRead: 'Értesítések olvasottnak jelölve',
  merged: 'Összevonva egy másik fiókkal',
  unmerged: 'Összevonás visszavonva',
  exported: 'Személyes adatok exportálva',
  raised: 'Egy munkatárs e személy helyett járt el',
} as const satisfies TextsOf<typeof en>;
