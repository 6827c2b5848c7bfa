import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Ці правила не можна видалити: за ними оцінюється {count, plural, one {# група} few {# групи} many {# груп} other {# групи}}: {names}',
  region: 'Цей регіон не можна видалити, але можна закрити. До нього ще належать: {uses}',
  people: '{count, plural, one {# особа} few {# особи} many {# осіб} other {# особи}}',
  groups: '{count, plural, one {# група} few {# групи} many {# груп} other {# групи}}',
  results:
    '{count, plural, one {# результат іспиту} few {# результати іспитів} many {# результатів іспитів} other {# результату іспитів}}',
  teacher:
    'Цього викладача не можна видалити, він веде {count, plural, one {# курс} few {# курси} many {# курсів} other {# курсу}}: {names}',
  notOfRegion: 'Одна з цих осіб не належить до цього регіону.',
  reservedZone: 'Ця зона зарезервована для самої системи.',
} as const satisfies TextsOf<typeof en>;
