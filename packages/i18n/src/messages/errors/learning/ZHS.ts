import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: '请先学习此考试要求的课时。',
  tooManyNotes: '每个课时最多可以保存 {max, number} 条笔记。请删除不再需要的笔记。',
} as const satisfies TextsOf<typeof en>;
