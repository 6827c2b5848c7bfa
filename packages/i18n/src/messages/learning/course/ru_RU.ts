import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Текст',
  opensOn: 'Откроется {date}',
  read: 'Прочитан',
  year: '{year, number}-й курс',
  from: 'С {date}',
  dates: 'с {start} по {end}',
  over: 'Этот курс завершён. Его по-прежнему можно просматривать.',
  groupProgress: 'Успехи группы',
  searchStudents: 'Поиск студентов',
  student: 'Студент',
  lessonsDone: 'Пройдено уроков',
  seen: 'Просмотрено',
  lastSeen: 'Последний раз',
  never: 'Никогда',
  exportCsv: 'Экспорт в CSV',
  noStudents: 'В этой группе пока нет студентов.',
  noneFound: 'По запросу «{text}» студентов не найдено.',
  noGroup: 'Вы не ведёте ни одной группы с этим курсом.',
  eachLesson: 'Уроки по отдельности: {name}',
  preview: 'Вы видите это глазами студента. Ничего не сохраняется.',
  examRoom: 'Экзаменационная комната',
  toMark: 'На проверке',
  groupExams: 'Экзамены Ваших групп',
} as const satisfies TextsOf<typeof en>;
