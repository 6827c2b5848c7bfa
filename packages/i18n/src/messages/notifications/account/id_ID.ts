import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Akun Anda dibuka oleh staf',
  impersonated: '{name} melihat situs melalui akun Anda. Alasan: {reason}',
} as const satisfies TextsOf<typeof en>;
