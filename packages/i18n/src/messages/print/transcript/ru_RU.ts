import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Академическая справка',
  student: 'Студент(ка)',
  issued: 'Выдано',
  code: 'Код',
  course: 'Курс',
  score: 'Результат',
  letter: 'Оценка',
  points: 'Баллы',
  inProgress: 'В процессе',
  termMean: 'Среднее за семестр',
  overallMean: 'Общее среднее',
  otherCourses: 'Другие курсы, {year}',
  scale: 'Шкала оценок',
  scaleBand: '{letter}: от {from, number, percent}, баллов: {points}',
  verify: 'Проверить подлинность и действительность этой справки можно по адресу:',
  page: 'Страница {page, number} из {pages, number}',
  revoked: 'Отозвано',
} as const satisfies TextsOf<typeof en>;
