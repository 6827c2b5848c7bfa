import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: '{time} 处的题目',
  answered: '{count, plural, other {尝试 # 次后答对}}',
  open: '{count, plural, other {尝试 # 次后仍未答对}}',
  none: '尚未作答',
} as const satisfies TextsOf<typeof en>;
