import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: '您的申诉',
  accepted: '您对“{title}”的申诉已被接受。请阅读答复。',
  declined: '您对“{title}”的申诉已被驳回。请阅读答复。',
  readAgain: '第二位审阅人正在审阅您对“{title}”的申诉。',
  staffTitle: '一项申诉',
  opened: '{name} 对“{title}”提出了申诉。',
  secondReading: '{name} 对“{title}”的申诉需要第二位审阅人。',
} as const satisfies TextsOf<typeof en>;
