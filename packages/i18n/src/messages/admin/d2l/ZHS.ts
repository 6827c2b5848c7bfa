import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: '您将以本人身份登录 {host}。该入口仅可使用一次，一分钟内有效；每次使用都会记录。',
  notConfigured: '尚未配置 Brightspace 站点。其地址和双方密钥由服务器管理者设置。',
  expired: '此入口已使用或已过期，请重新开始。',
} as const satisfies TextsOf<typeof en>;
