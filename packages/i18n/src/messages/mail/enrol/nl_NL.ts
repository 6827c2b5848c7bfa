import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Uw account bij {applicationName}',
  body: 'Bij {applicationName} is voor u een account geopend met het adres {emailAddress}. Kies met de knop hieronder uw wachtwoord, dan kunt u inloggen.',
  button: 'Wachtwoord kiezen',
  expiry:
    '{days, plural, one {De link werkt één keer, binnen # dag.} other {De link werkt één keer, binnen # dagen.}}',
  ignore: 'Had u dit niet verwacht, dan kunt u dit bericht negeren.',
} as const satisfies TextsOf<typeof en>;
