import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Fiók',
  emailVerified: 'Ez a cím meg van erősítve.',
  emailNotVerified:
    'Ez a cím még nincs megerősítve. Kövesse az Önnek küldött üzenetben lévő hivatkozást.',
  sendVerify: 'Üzenet újraküldése',
  verifySent: 'Üzenetet küldtünk a következő címre: {email}.',
  changePassword: 'Jelszó módosítása',
  currentPassword: 'Jelenlegi jelszó',
  changePasswordHint: 'Az összes többi eszközén kijelentkeztetjük.',
  passwordChanged: 'A jelszó megváltozott, jelentkezzen be az új jelszóval',
  changeLanguage: 'Nyelv módosítása',
  devices: 'Bejelentkezett eszközök',
  thisDevice: 'Ez az eszköz',
  unknownDevice: 'Ismeretlen eszköz',
  lastSeen: 'Utoljára használva: {when}',
  seenThrough: 'Az Ön nevében megnyitotta: {name}',
  logoutDevice: 'Kijelentkeztetés',
  logoutOthers: 'Az összes többi eszköz kijelentkeztetése',
} as const satisfies TextsOf<typeof en>;
