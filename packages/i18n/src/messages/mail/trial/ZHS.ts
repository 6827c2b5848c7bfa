import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: '测试邮件',
  body: '如果您读到这封邮件，说明学院（{siteUrl}）的邮件可以送达。',
  button: '打开网站',
  footnote: '这封邮件是在设置学院时请求发送的。',
} as const satisfies TextsOf<typeof en>;
