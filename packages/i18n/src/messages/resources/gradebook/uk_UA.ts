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
  stateNOT_REQUIRED: 'Не вимагається (вступ пізніше)',
  statePENDING: 'Ще попереду',
  stateMARKING: 'Очікує на оцінку',
  explain: 'Як це вийшло: {name}',
  choose: 'Виберіть групу та один із її курсів.',
  noCourses: 'Для цієї групи немає опублікованих курсів.',
  nobody: 'Нікого не знайдено.',
  csv: 'Завантажити у CSV',
  print: 'Друк',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Результат, %',
  'fields.reason': 'Причина',
  correct: 'Виправити оцінку',
  correctBody:
    'Виправлена оцінка враховується, доки її не скасують. {name} отримає сповіщення і прочитає причину.',
  corrected: 'Оцінку {name} виправлено',
  withdraw: 'Скасувати виправлення',
  withdrawBody:
    'Знову враховується оцінка за роботи. {name} отримає сповіщення і прочитає причину.',
  withdrawn: 'Виправлення для {name} скасовано',
} as const satisfies TextsOf<typeof en>;
