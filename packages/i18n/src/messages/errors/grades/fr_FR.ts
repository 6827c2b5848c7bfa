import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Aucun cours n’est encore terminé : il n’y a rien à délivrer.',
} as const satisfies TextsOf<typeof en>;
