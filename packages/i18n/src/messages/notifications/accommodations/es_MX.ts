import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Condiciones de sus exámenes',
  changed: 'Cambió lo que se le aplica en los exámenes. Puede leerlo en su perfil.',
} as const satisfies TextsOf<typeof en>;
