import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Условия ваших экзаменов',
  changed: 'То, что действует для вас на экзаменах, изменилось. Подробности — в вашем профиле.',
} as const satisfies TextsOf<typeof en>;
