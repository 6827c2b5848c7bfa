import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: '您將以本人身分登入 {host}。此入口僅能使用一次，一分鐘內有效；每次使用都會記錄。',
  notConfigured: '尚未設定 Brightspace 網站。其網址和雙方金鑰由伺服器管理者設定。',
  expired: '此入口已使用或已逾期，請重新開始。',
} as const satisfies TextsOf<typeof en>;
