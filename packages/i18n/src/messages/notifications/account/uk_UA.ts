import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Працівник відкрив ваш обліковий запис',
  impersonated: '{name} переглядає сайт через ваш обліковий запис. Причина: {reason}',
  raised: '{name} певний час діє за вас у вашому обліковому записі. Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
