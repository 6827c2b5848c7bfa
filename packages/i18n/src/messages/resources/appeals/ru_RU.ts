import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Апелляция',
  plural: 'Апелляции',
  'fields.q': 'Поиск по студенту или названию',
  'fields.status': 'Состояние',
  'fields.subjectKind': 'Предмет',
  'fields.person': 'Студент',
  'fields.group': 'Группа',
  'fields.title': 'Экзамен, задание или курс',
  'fields.reason': 'Обоснование',
  'fields.opinion': 'Мнение первого проверяющего',
  'fields.firstReaderName': 'Первый проверяющий',
  'fields.answer': 'Ответ',
  'fields.minutes': 'Новое время в минутах',
  'fields.decidedByName': 'Решение принял',
  'fields.decidedAt': 'Дата решения',
  'fields.createdAt': 'Подана',
  'fields.waiting': 'Ждёт решения',
  'fields.groupId': 'Группа',
  'fields.regionId': 'Регион',
  'fields.score': 'Новая оценка в процентах',
} as const satisfies TextsOf<typeof en>;
