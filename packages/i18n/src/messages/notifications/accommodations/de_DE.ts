import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Ihre Prüfungsbedingungen',
  changed: 'Was in Prüfungen für Sie gilt, hat sich geändert. Sie lesen es in Ihrem Profil.',
} as const satisfies TextsOf<typeof en>;
