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
  addresses: 'Adressen',
  addAddress: 'Adresse hinzufügen',
  editAddress: 'Adresse bearbeiten',
  removeAddress: 'Adresse entfernen',
  noAddresses: 'Es gibt noch keine Adresse',
  line1: 'Adresszeile 1',
  line2: 'Adresszeile 2',
  city: 'Ort',
  state: 'Bundesland oder Provinz',
  postcode: 'Postleitzahl',
  devices: 'Angemeldete Geräte',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  lastSeen: 'Zuletzt benutzt: {when}',
  seenThrough: 'In Ihrem Namen geöffnet von {name}',
  logoutDevice: 'Abmelden',
  logoutOthers: 'Alle anderen Geräte abmelden',
} as const satisfies TextsOf<typeof en>;
