import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Il Suo account è stato aperto dal personale',
  impersonated: '{name} guarda il sito attraverso il Suo account. Motivo: {reason}',
  raised: '{name} agisce per Lei nel Suo account per un po’. Motivo: {reason}',
} as const satisfies TextsOf<typeof en>;
