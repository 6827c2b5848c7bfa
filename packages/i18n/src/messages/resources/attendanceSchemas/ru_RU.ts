import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Правила посещаемости',
  plural: 'Правила посещаемости',
  'fields.q': 'Поиск по названию',
  'fields.name': 'Название',
  'fields.minutesLateThreshold': 'Опоздание после (минут)',
  'fields.graceAbsentsPerTerm': 'Пропуски без последствий (за семестр)',
  'fields.graceLatesPerTerm': 'Опоздания без последствий (за семестр)',
  'fields.absenceDeduction': 'Вычет за пропуск (%)',
  'fields.lateDeduction': 'Вычет за опоздание (%)',
  'fields.isDefault': 'По умолчанию',
  'fields.inUse': 'Используется',
  'fields.groupCount': 'Группы',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Изменено',
  defaultHint:
    'Новые группы получают правила по умолчанию, если не выбраны другие. Такие правила могут быть только одни.',
  sectionSchema: 'О правилах',
  sectionPreview: 'Как это влияет на оценку',
  noGroups: 'Ни одна группа не использует эти правила.',
  lateRule:
    'Опоздавшим считается тот, кто приходит позже чем через {count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} после начала.',
  absencesCost:
    '{count, plural, one {# пропуск} few {# пропуска} many {# пропусков} other {# пропуска}}: {percent}',
  latesCost:
    '{count, plural, one {# опоздание} few {# опоздания} many {# опозданий} other {# опоздания}}: {percent}',
  noDeduction: 'без вычета',
} as const satisfies TextsOf<typeof en>;
