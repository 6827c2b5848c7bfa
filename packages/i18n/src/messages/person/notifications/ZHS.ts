import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: '未读',
  unreadOnly: '仅显示未读',
  markRead: '标为已读',
  markAllRead: '全部标为已读',
  pages: '列表页码',
  empty: '尚无通知',
  emptyBody: '考试成绩和有关您学习的其他消息会显示在这里。',
} as const satisfies TextsOf<typeof en>;
