import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Іспити, оцінки та довідка',
  nothingDue: 'Немає нічого з установленим терміном.',
  late: 'Термін минув',
  lateHint:
    'Термін минув, але скласти ще можна. Позитивний результат зараховується тоді щонайбільше як {cap}.',
  open: 'Відкрито',
  marking: 'Очікує оцінки',
  upcoming: 'Ще не відкрито',
  done: 'Завершено',
  missed: 'Пропущено',
  notRequired: 'Не вимагається (до вашого вступу)',
  assignments: 'Завдання',
  course: 'Курс',
  kind: 'Вид',
  noneFound: 'За цими умовами нічого не знайдено.',
  clearFilters: 'Скинути фільтри',
  opens: 'Відкриється:',
  noDeadline: 'Без терміну',
  complete: 'Зараховано',
  incomplete: 'Не зараховано',
} as const satisfies TextsOf<typeof en>;
