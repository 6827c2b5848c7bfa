import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Экзамены, оценки и справка',
  nothingDue: 'Нет ничего с установленным сроком.',
  late: 'Срок прошёл',
  lateHint:
    'Срок прошёл, но сдать ещё можно. Положительный результат засчитывается тогда не более чем как {cap}.',
  open: 'Открыто',
  marking: 'Ожидает оценки',
  upcoming: 'Ещё не открыто',
  done: 'Завершено',
  missed: 'Пропущено',
  notRequired: 'Не требуется (до вашего вступления)',
  assignments: 'Задания',
  course: 'Курс',
  kind: 'Вид',
  noneFound: 'По этим условиям ничего не найдено.',
  clearFilters: 'Сбросить фильтры',
  opens: 'Откроется:',
  noDeadline: 'Без срока',
  complete: 'Зачтено',
  incomplete: 'Не зачтено',
} as const satisfies TextsOf<typeof en>;
