import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Дошка',
  plural: 'Дошки оголошень усіх груп',
  'fields.q': 'Пошук за назвою',
  'fields.regionId': 'Регіон',
  'fields.term': 'Семестр',
  'fields.kind': 'Вид',
  'fields.archived': 'В архіві',
  'fields.facilitators': 'Ведучі',
  'fields.courses': 'Курси',
  'fields.lastActivityAt': 'Остання активність',
  'fields.latestResults': 'Останні результати',
  students:
    '{count, plural, one {# студент} few {# студенти} many {# студентів} other {# студента}}',
  noActivity: 'Активності поки немає',
  noResults: 'Результатів поки немає',
} as const satisfies TextsOf<typeof en>;
