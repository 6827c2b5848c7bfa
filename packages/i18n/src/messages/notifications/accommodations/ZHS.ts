import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: '您的考试条件',
  changed: '适用于您的考试条件已更改。您可在个人资料中查看。',
} as const satisfies TextsOf<typeof en>;
