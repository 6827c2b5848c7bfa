import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: '請先學習此考試要求的課堂。',
  tooManyNotes: '每個課堂最多可以保存 {max, number} 則筆記。請刪除不再需要的筆記。',
} as const satisfies TextsOf<typeof en>;
