import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Ваша заява',
  inWork: 'Ваша заява «{form}» у роботі.',
  done: 'Вашу заяву «{form}» виконано.',
  refused: 'У заяві «{form}» відмовлено. Причину вказано поруч.',
} as const satisfies TextsOf<typeof en>;
