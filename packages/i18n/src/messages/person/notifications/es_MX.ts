import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Sin leer',
  unreadOnly: 'Solo no leídas',
  markRead: 'Marcar como leída',
  markAllRead: 'Marcar todas como leídas',
  pages: 'Páginas de la lista',
  empty: 'Aún no hay notificaciones',
  emptyBody: 'Aquí aparecerán los resultados de exámenes y otras novedades sobre sus estudios.',
} as const satisfies TextsOf<typeof en>;
