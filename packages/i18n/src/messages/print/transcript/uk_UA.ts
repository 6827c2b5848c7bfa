import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Академічна довідка',
  student: 'Студент(ка)',
  issued: 'Видано',
  code: 'Код',
  course: 'Курс',
  score: 'Результат',
  letter: 'Оцінка',
  points: 'Бали',
  inProgress: 'Триває',
  termMean: 'Середнє за семестр',
  overallMean: 'Загальне середнє',
  otherCourses: 'Інші курси, {year}',
  scale: 'Шкала оцінок',
  scaleBand: '{letter}: від {from, number, percent}, балів: {points}',
  verify: 'Перевірити справжність і чинність цієї довідки можна за адресою:',
  page: 'Сторінка {page, number} з {pages, number}',
  revoked: 'Відкликано',
} as const satisfies TextsOf<typeof en>;
