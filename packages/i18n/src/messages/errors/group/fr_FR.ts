import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Le dernier jour doit être postérieur au premier.',
  unknownMember: 'L’une de ces personnes n’existe pas, ou vous n’y avez pas accès.',
  memberTwice: 'Déjà dans le groupe avec ce rôle, ou indiqués deux fois : {names}',
} as const satisfies TextsOf<typeof en>;
