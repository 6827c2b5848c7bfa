import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Non lue',
  unreadOnly: 'Non lues seulement',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  pages: 'Pages de la liste',
  empty: 'Il n’y a pas encore de notifications',
  emptyBody: 'Les résultats d’examen et les autres nouvelles de vos études apparaîtront ici.',
} as const satisfies TextsOf<typeof en>;
