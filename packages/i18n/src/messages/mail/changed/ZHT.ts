import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: '您在 {applicationName} 的密碼已變更',
  body: '帳號 {emailAddress} 的密碼已變更。所有其他裝置皆已登出。',
  button: '設定新密碼',
  notYou: '如果不是您本人操作，請立即設定新密碼並告知學院辦公室。',
} as const satisfies TextsOf<typeof en>;
