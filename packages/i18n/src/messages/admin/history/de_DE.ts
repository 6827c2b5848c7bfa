import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Verlauf',
  empty: 'Zu diesem Eintrag ist noch nichts aufgezeichnet.',
  through: '{staff}, angemeldet als {name}',
  system: 'Das System',
  restored: 'Änderung vom {moment} zurückgenommen',
  before: 'Vorher',
  after: 'Nachher',
  restore: 'Zurücksetzen',
  restoreTitle: 'Frühere Werte zurücksetzen?',
  restoreBody:
    'Diese Felder erhalten die Werte, die sie vor dieser Änderung hatten. Alles andere bleibt, wie es ist. Es wird aufgezeichnet, und Sie können es im Verlauf rückgängig machen.',
  restoreDone: 'Die früheren Werte sind zurück.',
  kept: 'Wird von hier aus nicht zurückgesetzt',
  gone: 'Nicht mehr vorhanden oder nicht in Ihren Regionen',
  created: 'Angelegt',
  updated: 'Geändert',
  profile: 'Im eigenen Profil geändert',
  signedUp: 'Selbst registriert',
  termsAccepted: 'Bedingungen angenommen',
  active: 'Anmeldung erlaubt oder gesperrt',
  password: 'Neues Passwort gesetzt',
  mailed: 'E-Mail zum Konto',
  verified: 'E-Mail-Adresse bestätigt',
  impersonated: 'Eine Person der Verwaltung hat sich als diese Person angemeldet',
  notificationsRead: 'Benachrichtigungen als gelesen markiert',
  merged: 'Mit einem anderen Konto zusammengeführt',
  unmerged: 'Zusammenführung rückgängig gemacht',
  exported: 'Persönliche Daten exportiert',
  raised: 'Eine Person der Verwaltung hat für diese Person gehandelt',
} as const satisfies TextsOf<typeof en>;
