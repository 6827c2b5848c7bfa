import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: '您在 {applicationName} 的帳戶安全設定已變更',
  factorOn:
    '帳戶 {emailAddress} 已設定驗證器應用程式。今後每次登入都需要輸入其驗證碼。所有其他裝置均已登出。',
  factorOff: '帳戶 {emailAddress} 的驗證器應用程式已移除。今後不再需要其驗證碼。',
  factorReset:
    '{name} 移除了帳戶 {emailAddress} 的驗證器應用程式。原因：{reason}。所有裝置均已登出。',
  passkeyAdded: '通行金鑰「{name}」已加入帳戶 {emailAddress}。使用它不需密碼即可登入。',
} as const satisfies TextsOf<typeof en>;
