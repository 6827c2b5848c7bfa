import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: '您在 {applicationName} 的账户安全设置已更改',
  factorOn:
    '账户 {emailAddress} 已设置身份验证器应用。今后每次登录都需要输入其验证码。所有其他设备均已退出登录。',
  factorOff: '账户 {emailAddress} 的身份验证器应用已移除。今后不再需要其验证码。',
  factorReset:
    '{name} 移除了账户 {emailAddress} 的身份验证器应用。原因：{reason}。所有设备均已退出登录。',
  passkeyAdded: '通行密钥“{name}”已添加到账户 {emailAddress}。使用它无需密码即可登录。',
} as const satisfies TextsOf<typeof en>;
