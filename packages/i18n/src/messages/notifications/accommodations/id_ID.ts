import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Ketentuan ujian Anda',
  changed:
    'Ketentuan yang berlaku bagi Anda dalam ujian telah berubah. Anda dapat membacanya di profil Anda.',
} as const satisfies TextsOf<typeof en>;
