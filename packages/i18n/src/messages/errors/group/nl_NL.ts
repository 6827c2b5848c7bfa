import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'De laatste dag moet na de eerste dag liggen.',
  unknownMember: 'Een van deze personen bestaat niet, of u hebt er geen toegang toe.',
  memberTwice: 'Al met deze rol in de groep, of twee keer genoemd: {names}',
} as const satisfies TextsOf<typeof en>;
