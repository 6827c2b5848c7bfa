import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: '您的申請',
  inWork: '您的申請「{form}」正在處理中。',
  done: '您的申請「{form}」已處理完畢。',
  refused: '您的申請「{form}」已被拒絕。原因見申請記錄。',
} as const satisfies TextsOf<typeof en>;
