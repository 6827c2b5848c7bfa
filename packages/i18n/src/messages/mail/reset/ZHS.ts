import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: '为 {applicationName} 设置新密码',
  body: '我们收到了为账号 {emailAddress} 设置新密码的请求。请点击下方按钮设置。',
  button: '设置新密码',
  expiry: '{hours, plural, other {此链接仅可使用一次，# 小时内有效。}}',
  ignore: '如果您没有提出此请求，可以忽略本邮件，您的密码不会改变。',
} as const satisfies TextsOf<typeof en>;
