import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Il Suo account è stato aperto dal personale',
  impersonated: '{name} guarda il sito attraverso il Suo account. Motivo: {reason}',
} as const satisfies TextsOf<typeof en>;
