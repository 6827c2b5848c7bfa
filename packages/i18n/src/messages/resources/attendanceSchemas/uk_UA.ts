import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Правила відвідуваності',
  plural: 'Правила відвідуваності',
  'fields.q': 'Пошук за назвою',
  'fields.name': 'Назва',
  'fields.minutesLateThreshold': 'Запізнення після (хвилин)',
  'fields.graceAbsentsPerTerm': 'Пропуски без наслідків (за семестр)',
  'fields.graceLatesPerTerm': 'Запізнення без наслідків (за семестр)',
  'fields.absenceDeduction': 'Відрахування за пропуск (%)',
  'fields.lateDeduction': 'Відрахування за запізнення (%)',
  'fields.isDefault': 'Типові',
  'fields.inUse': 'Використовується',
  'fields.groupCount': 'Групи',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Змінено',
  defaultHint:
    'Нові групи отримують типові правила, якщо не вибрано інші. Такі правила можуть бути лише одні.',
  sectionSchema: 'Про правила',
  sectionPreview: 'Як це впливає на оцінку',
  noGroups: 'Жодна група не використовує ці правила.',
  lateRule:
    'Запізнілим вважається той, хто приходить пізніше ніж через {count, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}} після початку.',
  absencesCost:
    '{count, plural, one {# пропуск} few {# пропуски} many {# пропусків} other {# пропуску}}: {percent}',
  latesCost:
    '{count, plural, one {# запізнення} few {# запізнення} many {# запізнень} other {# запізнення}}: {percent}',
  noDeduction: 'без відрахування',
} as const satisfies TextsOf<typeof en>;
