import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Konto',
  emailVerified: 'Diese Adresse ist bestätigt.',
  emailNotVerified:
    'Diese Adresse ist noch nicht bestätigt. Bitte folgen Sie dem Link in der Nachricht, die wir Ihnen gesendet haben.',
  sendVerify: 'Nachricht erneut senden',
  verifySent: 'Wir haben eine Nachricht an {email} gesendet.',
  changePassword: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  changePasswordHint: 'Alle Ihre anderen Geräte werden abgemeldet.',
  passwordChanged: 'Passwort geändert, melden Sie sich mit dem neuen Passwort an',
  changeLanguage: 'Sprache ändern',
  devices: 'Angemeldete Geräte',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  lastSeen: 'Zuletzt benutzt: {when}',
  seenThrough: 'In Ihrem Namen geöffnet von {name}',
  logoutDevice: 'Abmelden',
  logoutOthers: 'Alle anderen Geräte abmelden',
} as const satisfies TextsOf<typeof en>;
