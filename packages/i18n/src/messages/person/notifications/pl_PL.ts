import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Nieprzeczytane',
  unreadOnly: 'Tylko nieprzeczytane',
  markRead: 'Oznacz jako przeczytane',
  markAllRead: 'Oznacz wszystkie jako przeczytane',
  pages: 'Strony listy',
  empty: 'Nie ma jeszcze powiadomień',
  emptyBody: 'Tutaj pojawią się wyniki egzaminów i inne wiadomości dotyczące studiów.',
} as const satisfies TextsOf<typeof en>;
