import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: '您的申请',
  inWork: '您的申请“{form}”正在处理中。',
  done: '您的申请“{form}”已处理完毕。',
  refused: '您的申请“{form}”已被拒绝。原因见申请记录。',
} as const satisfies TextsOf<typeof en>;
