import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Доска',
  plural: 'Доски объявлений всех групп',
  'fields.q': 'Поиск по названию',
  'fields.regionId': 'Регион',
  'fields.term': 'Семестр',
  'fields.kind': 'Вид',
  'fields.archived': 'В архиве',
  'fields.facilitators': 'Ведущие',
  'fields.courses': 'Курсы',
  'fields.lastActivityAt': 'Последняя активность',
  'fields.latestResults': 'Последние результаты',
  students:
    '{count, plural, one {# студент} few {# студента} many {# студентов} other {# студента}}',
  noActivity: 'Активности пока нет',
  noResults: 'Результатов пока нет',
} as const satisfies TextsOf<typeof en>;
