import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Conditions de vos examens',
  changed: 'Ce qui s’applique à vous lors des examens a changé. Vous le lisez dans votre profil.',
} as const satisfies TextsOf<typeof en>;
