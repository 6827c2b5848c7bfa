import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Ihr Konto bei {applicationName}',
  body: 'Bei {applicationName} wurde für Sie ein Konto mit der Adresse {emailAddress} eröffnet. Wählen Sie über die Schaltfläche unten Ihr Passwort, dann können Sie sich anmelden.',
  button: 'Passwort wählen',
  expiry:
    '{days, plural, one {Der Link gilt einmalig und # Tag lang.} other {Der Link gilt einmalig und # Tage lang.}}',
  ignore: 'Falls Sie dies nicht erwartet haben, können Sie diese Nachricht ignorieren.',
} as const satisfies TextsOf<typeof en>;
