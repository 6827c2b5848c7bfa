import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'De beveiliging van uw account bij {applicationName} is gewijzigd',
  factorOn:
    'Voor het account {emailAddress} is een authenticator-app ingesteld. Vanaf nu wordt bij elke aanmelding om de code gevraagd. Alle andere apparaten zijn uitgelogd.',
  factorOff:
    'De authenticator-app van het account {emailAddress} is verwijderd. Er wordt niet meer om de code gevraagd.',
  factorReset:
    '{name} heeft de authenticator-app van het account {emailAddress} verwijderd. Reden: {reason}. Alle apparaten zijn uitgelogd.',
  passkeyAdded:
    'De toegangssleutel ‘{name}’ is toegevoegd aan het account {emailAddress}. Daarmee logt men in zonder wachtwoord.',
} as const satisfies TextsOf<typeof en>;
