import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'La Sua richiesta',
  inWork: 'La Sua richiesta «{form}» è in lavorazione.',
  done: 'La Sua richiesta «{form}» è stata evasa.',
  refused: 'La Sua richiesta «{form}» è stata respinta. Il motivo è indicato accanto.',
} as const satisfies TextsOf<typeof en>;
