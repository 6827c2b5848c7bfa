import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: '您的考試條件',
  changed: '適用於您的考試條件已變更。您可在個人資料中查看。',
} as const satisfies TextsOf<typeof en>;
