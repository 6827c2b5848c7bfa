import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Не прочитано',
  unreadOnly: 'Только непрочитанные',
  markRead: 'Отметить как прочитанное',
  markAllRead: 'Отметить все как прочитанные',
  pages: 'Страницы списка',
  empty: 'Уведомлений пока нет',
  emptyBody: 'Здесь появятся результаты экзаменов и другие новости о вашей учёбе.',
} as const satisfies TextsOf<typeof en>;
