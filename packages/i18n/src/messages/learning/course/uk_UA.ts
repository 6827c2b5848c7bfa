import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Текст',
  opensOn: 'Відкриється {date}',
  read: 'Прочитано',
  year: '{year, number}-й рік',
  from: 'З {date}',
  dates: 'з {start} до {end}',
  over: 'Цей курс завершено. Його й надалі можна переглядати.',
  groupProgress: 'Успіхи групи',
  searchStudents: 'Пошук студентів',
  student: 'Студент',
  lessonsDone: 'Пройдено уроків',
  seen: 'Переглянуто',
  lastSeen: 'Останній раз',
  never: 'Ніколи',
  exportCsv: 'Експорт у CSV',
  noStudents: 'У цій групі ще немає студентів.',
  noneFound: 'За запитом «{text}» студентів не знайдено.',
  noGroup: 'Ви не ведете жодної групи з цим курсом.',
  eachLesson: 'Уроки окремо: {name}',
  preview: 'Ви бачите це очима студента. Нічого не зберігається.',
  examRoom: 'Екзаменаційна кімната',
  toMark: 'На перевірці',
  groupExams: 'Іспити Ваших груп',
} as const satisfies TextsOf<typeof en>;
