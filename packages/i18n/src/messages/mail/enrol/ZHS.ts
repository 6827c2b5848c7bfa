import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: '您在 {applicationName} 的账号',
  body: '我们已在 {applicationName} 为您开通账号，邮箱为 {emailAddress}。请点击下方按钮设置密码，之后即可登录。',
  button: '设置密码',
  expiry: '{days, plural, other {此链接仅可使用一次，# 天内有效。}}',
  ignore: '如果这不是您所预期的，可以忽略本邮件。',
} as const satisfies TextsOf<typeof en>;
