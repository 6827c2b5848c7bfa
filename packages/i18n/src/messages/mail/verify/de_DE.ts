import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse für {applicationName}',
  body: 'Willkommen bei {applicationName}. Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist, damit wir Sie wegen Ihres Studiums erreichen können.',
  button: 'E-Mail-Adresse bestätigen',
  ignore: 'Falls Sie kein Konto erstellt haben, können Sie diese Nachricht ignorieren.',
} as const satisfies TextsOf<typeof en>;
