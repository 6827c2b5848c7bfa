import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Ungelesen',
  unreadOnly: 'Nur ungelesene',
  markRead: 'Als gelesen markieren',
  markAllRead: 'Alle als gelesen markieren',
  pages: 'Seiten der Liste',
  empty: 'Es gibt noch keine Benachrichtigungen',
  emptyBody: 'Hier erscheinen Prüfungsergebnisse und andere Neuigkeiten zu Ihrem Studium.',
} as const satisfies TextsOf<typeof en>;
