import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Не прочитано',
  unreadOnly: 'Лише непрочитані',
  markRead: 'Позначити як прочитане',
  markAllRead: 'Позначити всі як прочитані',
  pages: 'Сторінки списку',
  empty: 'Сповіщень поки немає',
  emptyBody: 'Тут з’являться результати іспитів та інші новини про ваше навчання.',
} as const satisfies TextsOf<typeof en>;
