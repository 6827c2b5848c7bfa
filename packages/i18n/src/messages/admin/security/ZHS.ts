import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: '移除身份验证器应用',
  resetFactorTitle: '要移除 {name} 的身份验证器应用吗？',
  resetFactorHint:
    '只有在确定请求者身份时才这样做。此人会收到电子邮件，其中有您的姓名和原因，并会在所有设备上退出登录。',
  resetFactorDone: '身份验证器应用已移除。',
} as const satisfies TextsOf<typeof en>;
