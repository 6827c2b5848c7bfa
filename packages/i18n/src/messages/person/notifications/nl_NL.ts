import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Ongelezen',
  unreadOnly: 'Alleen ongelezen',
  markRead: 'Als gelezen markeren',
  markAllRead: 'Alles als gelezen markeren',
  pages: 'Pagina’s van de lijst',
  empty: 'Er zijn nog geen meldingen',
  emptyBody: 'Hier verschijnen examenresultaten en ander nieuws over uw studie.',
} as const satisfies TextsOf<typeof en>;
