import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Akun Anda dibuka oleh staf',
  impersonated: '{name} melihat situs melalui akun Anda. Alasan: {reason}',
  raised: '{name} bertindak untuk Anda di akun Anda selama beberapa waktu. Alasan: {reason}',
} as const satisfies TextsOf<typeof en>;
