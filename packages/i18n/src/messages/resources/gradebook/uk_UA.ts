import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Журнал оцінок',
  plural: 'Журнал оцінок',
  'fields.groupId': 'Група',
  'fields.courseId': 'Курс',
  search: 'Пошук за іменем',
  student: 'Студент(ка)',
  grade: 'Оцінка',
  letter: 'Літера',
  weight: 'Вага {weight, number}',
  stateMISSING: 'Не здано',
  statePENDING: 'Ще попереду',
  stateMARKING: 'Очікує на оцінку',
  explain: 'Як це вийшло: {name}',
  choose: 'Виберіть групу та один із її курсів.',
  noCourses: 'Для цієї групи немає опублікованих курсів.',
  nobody: 'Нікого не знайдено.',
  csv: 'Завантажити у CSV',
  print: 'Друк',
  step: '{text}: {value, number, percent}',
} as const satisfies TextsOf<typeof en>;
