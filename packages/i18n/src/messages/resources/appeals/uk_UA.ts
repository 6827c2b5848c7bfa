import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Апеляція',
  plural: 'Апеляції',
  'fields.q': 'Пошук за студентом або назвою',
  'fields.status': 'Стан',
  'fields.subjectKind': 'Предмет',
  'fields.person': 'Студент',
  'fields.group': 'Група',
  'fields.title': 'Іспит, завдання або курс',
  'fields.reason': 'Обґрунтування',
  'fields.opinion': 'Думка першого перевіряючого',
  'fields.firstReaderName': 'Перший перевіряючий',
  'fields.answer': 'Відповідь',
  'fields.minutes': 'Новий час у хвилинах',
  'fields.decidedByName': 'Рішення ухвалив',
  'fields.decidedAt': 'Дата рішення',
  'fields.createdAt': 'Подано',
  'fields.waiting': 'Очікує рішення',
  'fields.groupId': 'Група',
  'fields.regionId': 'Регіон',
  'fields.score': 'Нова оцінка у відсотках',
} as const satisfies TextsOf<typeof en>;
