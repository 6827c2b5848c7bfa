import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: '请验证您在 {applicationName} 的电子邮箱',
  body: '欢迎来到 {applicationName}。请确认这是您的电子邮箱，以便我们就学习事宜与您联系。',
  button: '验证电子邮箱',
  ignore: '如果您没有创建账号，可以忽略本邮件。',
} as const satisfies TextsOf<typeof en>;
