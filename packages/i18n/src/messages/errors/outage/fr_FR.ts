import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Ce n’est pas possible pour le moment. Veuillez réessayer dans quelques minutes. Si cela persiste, indiquez-nous ce numéro : {id}',
} as const satisfies TextsOf<typeof en>;
