import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'El personal abrió su cuenta',
  impersonated: '{name} ve el sitio a través de su cuenta. Motivo: {reason}',
  raised: '{name} actúa por usted en su cuenta durante un rato. Motivo: {reason}',
} as const satisfies TextsOf<typeof en>;
