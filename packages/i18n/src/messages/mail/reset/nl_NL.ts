import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Stel een nieuw wachtwoord in voor {applicationName}',
  body: 'Er is ons gevraagd een nieuw wachtwoord in te stellen voor het account {emailAddress}. Kies het met de knop hieronder.',
  button: 'Nieuw wachtwoord instellen',
  expiry:
    '{hours, plural, one {De link werkt één keer, binnen # uur.} other {De link werkt één keer, binnen # uur.}}',
  ignore:
    'Hebt u hier niet om gevraagd, dan kunt u dit bericht negeren. Uw wachtwoord blijft zoals het is.',
} as const satisfies TextsOf<typeof en>;
