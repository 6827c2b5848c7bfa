import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Olvasatlan',
  unreadOnly: 'Csak az olvasatlanok',
  markRead: 'Megjelölés olvasottként',
  markAllRead: 'Összes megjelölése olvasottként',
  pages: 'A lista oldalai',
  empty: 'Még nincsenek értesítések',
  emptyBody: 'Itt jelennek meg a vizsgaeredmények és a tanulmányaival kapcsolatos egyéb hírek.',
} as const satisfies TextsOf<typeof en>;
