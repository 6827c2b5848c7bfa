import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Заявления',
  intro: 'Здесь Вы можете подать заявление в канцелярию колледжа.',
  mine: 'Ваши заявления',
  sent: 'Ваше заявление «{form}» отправлено.',
  sentOn: 'Отправлено {date}',
  reply: 'Ответ канцелярии',
  filledIn: 'Что Вы указали',
  statusNew: 'Новое',
  statusInWork: 'В работе',
  statusDone: 'Выполнено',
  statusRefused: 'Отказано',
  notAnswered: 'Не заполнено',
} as const satisfies TextsOf<typeof en>;
