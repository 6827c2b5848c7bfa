import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Warunki egzaminów',
  changed: 'Zmieniło się to, co obowiązuje Państwa na egzaminach. Szczegóły są w profilu.',
} as const satisfies TextsOf<typeof en>;
