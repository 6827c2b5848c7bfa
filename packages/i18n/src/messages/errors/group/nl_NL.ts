import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'De laatste dag moet na de eerste dag liggen.',
  unknownMember: 'Een van deze personen bestaat niet, of u hebt er geen toegang toe.',
} as const satisfies TextsOf<typeof en>;
