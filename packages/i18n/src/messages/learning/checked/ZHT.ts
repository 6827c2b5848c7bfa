import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: '{time} 處的題目',
  answered: '{count, plural, other {嘗試 # 次後答對}}',
  open: '{count, plural, other {嘗試 # 次後仍未答對}}',
  none: '尚未作答',
} as const satisfies TextsOf<typeof en>;
