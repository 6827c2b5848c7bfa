import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Ще жоден курс не завершено, тож видавати поки нічого.',
} as const satisfies TextsOf<typeof en>;
