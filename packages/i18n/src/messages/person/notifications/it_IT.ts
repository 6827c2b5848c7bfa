import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Non letta',
  unreadOnly: 'Solo non lette',
  markRead: 'Segna come letta',
  markAllRead: 'Segna tutte come lette',
  pages: 'Pagine dell’elenco',
  empty: 'Non ci sono ancora notifiche',
  emptyBody: 'Qui compariranno i risultati degli esami e altre novità sui Suoi studi.',
} as const satisfies TextsOf<typeof en>;
