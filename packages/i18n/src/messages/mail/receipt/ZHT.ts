import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: '已收到：{assignment}',
  body: '我們已於 {submittedAt} 收到您的作業「{assignment}」。',
  files: '{count, plural, other {# 個檔案：{names}}}',
  textOnly: '您繳交的是文字，沒有檔案。',
  code: '回條：{code}',
  hash: '校驗值：{hash}',
  button: '開啟作業',
  keep: '請保留此郵件，它可證明您繳交的內容與時間。',
} as const satisfies TextsOf<typeof en>;
