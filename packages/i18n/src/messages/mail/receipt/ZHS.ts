import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: '已收到：{assignment}',
  body: '我们已于 {submittedAt} 收到您的作业“{assignment}”。',
  files: '{count, plural, other {# 个文件：{names}}}',
  textOnly: '您提交的是文字，没有文件。',
  code: '回执：{code}',
  hash: '校验值：{hash}',
  button: '打开作业',
  keep: '请保留此邮件，它可证明您提交的内容和时间。',
} as const satisfies TextsOf<typeof en>;
