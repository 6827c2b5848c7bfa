import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Заявление',
  plural: 'Заявления',
  'fields.q': 'Поиск по имени',
  'fields.person': 'От кого',
  'fields.formId': 'Бланк',
  'fields.regionId': 'Регион',
  'fields.regions': 'Регионы',
  'fields.status': 'Состояние',
  'fields.reply': 'Ответ',
  'fields.answeredByName': 'Кто ответил',
  'fields.answeredAt': 'Дата ответа',
  'fields.createdAt': 'Дата отправки',
  'fields.values': 'Что указано',
  statusNew: 'Новое',
  statusInWork: 'В работе',
  statusDone: 'Выполнено',
  statusRefused: 'Отказано',
  notAnswered: 'Не заполнено',
  yourAnswer: 'Ответить на заявление',
  replyHint: 'Заявитель прочтёт это и получит уведомление. Для отказа нужна причина.',
  answered: 'Ответ сохранён: {name}.',
} as const satisfies TextsOf<typeof en>;
