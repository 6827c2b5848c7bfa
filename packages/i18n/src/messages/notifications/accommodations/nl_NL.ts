import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Uw examenvoorwaarden',
  changed: 'Wat voor u bij examens geldt, is gewijzigd. U leest het in uw profiel.',
} as const satisfies TextsOf<typeof en>;
