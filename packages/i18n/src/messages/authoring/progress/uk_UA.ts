import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Курс',
  noCourses: 'Цій групі ще не призначено жодного курсу.',
  search: 'Пошук студентів',
  student: 'Студент',
  completed: 'Завершені уроки',
  seen: 'Переглянуто',
  lastSeen: 'Останній перегляд',
  never: 'Ніколи',
  noStudents: 'У цій групі ще немає студентів.',
  noneFound: 'За запитом «{text}» студентів не знайдено.',
  caption: 'Успіхи групи {group}: {course}',
} as const satisfies TextsOf<typeof en>;
