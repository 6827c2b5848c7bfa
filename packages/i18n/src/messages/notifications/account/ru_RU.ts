import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Сотрудник открыл вашу учётную запись',
  impersonated: '{name} просматривает сайт через вашу учётную запись. Причина: {reason}',
  raised: '{name} некоторое время действует за вас в вашей учётной записи. Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
