import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: '您在 {applicationName} 的密码已更改',
  body: '账号 {emailAddress} 的密码已更改。所有其他设备均已退出登录。',
  button: '设置新密码',
  notYou: '如果不是您本人操作，请立即设置新密码并告知学院办公室。',
} as const satisfies TextsOf<typeof en>;
