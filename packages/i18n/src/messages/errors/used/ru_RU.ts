import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Эти правила нельзя удалить: по ним оценивается {count, plural, one {# группа} few {# группы} many {# групп} other {# группы}}: {names}',
  region: 'Этот регион нельзя удалить, его можно закрыть. К нему ещё относятся: {uses}',
  people: '{count, plural, one {# человек} few {# человека} many {# человек} other {# человека}}',
  groups: '{count, plural, one {# группа} few {# группы} many {# групп} other {# группы}}',
  results:
    '{count, plural, one {# результат экзамена} few {# результата экзаменов} many {# результатов экзаменов} other {# результата экзаменов}}',
  teacher:
    'Этого преподавателя нельзя удалить, он ведёт {count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}: {names}',
  notOfRegion: 'Один из этих людей не относится к этому региону.',
  reservedZone: 'Эта зона зарезервирована для самой системы.',
} as const satisfies TextsOf<typeof en>;
