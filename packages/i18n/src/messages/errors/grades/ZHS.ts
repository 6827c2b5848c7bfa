import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: '尚无已完成的课程，因此没有可签发的成绩单。',
} as const satisfies TextsOf<typeof en>;
