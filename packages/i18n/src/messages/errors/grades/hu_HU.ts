import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Még nincs befejezett kurzus, ezért nincs mit kiállítani.',
} as const satisfies TextsOf<typeof en>;
