import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Ещё ни один курс не завершён, выдавать пока нечего.',
  letterTwice: 'Эта буква указана дважды.',
  bandOrder: 'Каждая буква должна начинаться ниже предыдущей.',
  bandLast: 'Последняя буква должна начинаться с 0, чтобы она была у каждого результата.',
  bandPoints: 'Более низкая буква не даёт больше баллов.',
  blocks: 'Каждая часть страницы должна быть один раз.',
  neededBlock: 'Без этой части справки не бывает.',
} as const satisfies TextsOf<typeof en>;
