import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Заяви',
  intro: 'Тут ви можете подати заяву до канцелярії коледжу.',
  mine: 'Ваші заяви',
  sent: 'Вашу заяву «{form}» надіслано.',
  sentOn: 'Надіслано {date}',
  reply: 'Відповідь канцелярії',
  filledIn: 'Що ви вказали',
  statusNew: 'Нова',
  statusInWork: 'У роботі',
  statusDone: 'Виконано',
  statusRefused: 'Відмовлено',
  notAnswered: 'Не заповнено',
} as const satisfies TextsOf<typeof en>;
