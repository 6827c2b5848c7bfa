import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Todavía no hay ningún curso completo, así que no hay nada que expedir.',
} as const satisfies TextsOf<typeof en>;
