import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Neues Passwort für {applicationName} festlegen',
  body: 'Wir wurden gebeten, für das Konto {emailAddress} ein neues Passwort festzulegen. Wählen Sie es über die Schaltfläche unten.',
  button: 'Neues Passwort festlegen',
  expiry:
    '{hours, plural, one {Der Link gilt einmalig und # Stunde lang.} other {Der Link gilt einmalig und # Stunden lang.}}',
  ignore:
    'Falls Sie nicht darum gebeten haben, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt dann unverändert.',
} as const satisfies TextsOf<typeof en>;
