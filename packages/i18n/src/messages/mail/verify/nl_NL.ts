import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Bevestig uw e-mailadres voor {applicationName}',
  body: 'Welkom bij {applicationName}. Bevestig dat dit uw e-mailadres is, zodat wij u over uw studie kunnen bereiken.',
  button: 'E-mailadres bevestigen',
  ignore: 'Hebt u geen account aangemaakt, dan kunt u dit bericht negeren.',
} as const satisfies TextsOf<typeof en>;
