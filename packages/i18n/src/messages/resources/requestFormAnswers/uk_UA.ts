import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Заява',
  plural: 'Заяви',
  'fields.q': 'Пошук за іменем',
  'fields.person': 'Від кого',
  'fields.formId': 'Бланк',
  'fields.regionId': 'Регіон',
  'fields.regions': 'Регіони',
  'fields.status': 'Стан',
  'fields.reply': 'Відповідь',
  'fields.answeredByName': 'Хто відповів',
  'fields.answeredAt': 'Дата відповіді',
  'fields.createdAt': 'Дата надсилання',
  'fields.values': 'Що вказано',
  statusNew: 'Нова',
  statusInWork: 'У роботі',
  statusDone: 'Виконано',
  statusRefused: 'Відмовлено',
  notAnswered: 'Не заповнено',
  yourAnswer: 'Відповісти на заяву',
  replyHint: 'Заявник прочитає це й отримає сповіщення. Для відмови потрібна причина.',
  answered: 'Відповідь збережено: {name}.',
} as const satisfies TextsOf<typeof en>;
