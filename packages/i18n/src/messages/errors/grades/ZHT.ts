import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: '尚無已完成的課程，因此沒有可簽發的成績單。',
} as const satisfies TextsOf<typeof en>;
