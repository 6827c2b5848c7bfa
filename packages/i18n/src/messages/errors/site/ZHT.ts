import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    '此類別正由 {count, plural, other {# 門課程}}使用：{names}。請先將其移至其他類別。',
} as const satisfies TextsOf<typeof en>;
