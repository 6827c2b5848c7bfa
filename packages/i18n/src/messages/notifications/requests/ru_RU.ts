import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Ваше заявление',
  inWork: 'Ваше заявление «{form}» в работе.',
  done: 'Ваше заявление «{form}» выполнено.',
  refused: 'В заявлении «{form}» отказано. Причина указана рядом с ним.',
} as const satisfies TextsOf<typeof en>;
