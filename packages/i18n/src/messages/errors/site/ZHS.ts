import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    '此类别正被 {count, plural, other {# 门课程}}使用：{names}。请先将其移到其他类别。',
} as const satisfies TextsOf<typeof en>;
