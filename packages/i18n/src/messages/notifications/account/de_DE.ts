import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Ihr Konto wurde vom Personal geöffnet',
  impersonated: '{name} betrachtet die Website über Ihr Konto. Grund: {reason}',
  raised: '{name} handelt für einige Zeit in Ihrem Konto für Sie. Grund: {reason}',
} as const satisfies TextsOf<typeof en>;
