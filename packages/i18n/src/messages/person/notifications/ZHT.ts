import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: '未讀',
  unreadOnly: '僅顯示未讀',
  markRead: '標示為已讀',
  markAllRead: '全部標示為已讀',
  pages: '清單頁碼',
  empty: '尚無通知',
  emptyBody: '考試成績和有關您學習的其他消息會顯示在這裡。',
} as const satisfies TextsOf<typeof en>;
