import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Uw wachtwoord voor {applicationName} is gewijzigd',
  body: 'Het wachtwoord van het account {emailAddress} is gewijzigd. Alle andere apparaten zijn uitgelogd.',
  button: 'Nieuw wachtwoord instellen',
  notYou:
    'Was u dit niet, stel dan meteen een nieuw wachtwoord in en licht het kantoor van uw college in.',
} as const satisfies TextsOf<typeof en>;
