import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: '工作人員開啟了您的帳號',
  impersonated: '{name} 正在透過您的帳號檢視網站。原因：{reason}',
  raised: '{name} 將在一段時間內代您操作您的帳號。原因：{reason}',
} as const satisfies TextsOf<typeof en>;
