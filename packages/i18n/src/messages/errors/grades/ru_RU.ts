import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Ещё ни один курс не завершён, выдавать пока нечего.',
} as const satisfies TextsOf<typeof en>;
