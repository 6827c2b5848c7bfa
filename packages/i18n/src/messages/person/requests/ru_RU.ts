import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Заявления',
  intro: 'Здесь вы можете подать заявление в канцелярию колледжа.',
  mine: 'Ваши заявления',
  sent: 'Ваше заявление «{form}» отправлено.',
  sentOn: 'Отправлено {date}',
  reply: 'Ответ канцелярии',
  filledIn: 'Что вы указали',
  statusNew: 'Новое',
  statusInWork: 'В работе',
  statusDone: 'Выполнено',
  statusRefused: 'Отказано',
  notAnswered: 'Не заполнено',
} as const satisfies TextsOf<typeof en>;
