import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: '工作人员打开了您的账号',
  impersonated: '{name} 正在通过您的账号查看网站。原因：{reason}',
  raised: '{name} 将在一段时间内代您操作您的账号。原因：{reason}',
} as const satisfies TextsOf<typeof en>;
