import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: '移除驗證器應用程式',
  resetFactorTitle: '要移除 {name} 的驗證器應用程式嗎？',
  resetFactorHint:
    '只有在確定要求者身分時才這樣做。此人會收到電子郵件，其中有您的姓名和原因，並會在所有裝置上登出。',
  resetFactorDone: '驗證器應用程式已移除。',
} as const satisfies TextsOf<typeof en>;
