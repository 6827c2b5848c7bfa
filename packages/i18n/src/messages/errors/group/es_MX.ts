import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'El último día debe ser posterior al primero.',
  unknownMember: 'Una de estas personas no existe o usted no tiene acceso a ella.',
  memberTwice: 'Ya pertenecen al grupo con esta función o se nombraron dos veces: {names}',
} as const satisfies TextsOf<typeof en>;
