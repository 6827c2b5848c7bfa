import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Курс',
  noCourses: 'Этой группе пока не назначен ни один курс.',
  search: 'Поиск студентов',
  student: 'Студент',
  completed: 'Пройдено уроков',
  seen: 'Просмотрено',
  lastSeen: 'Последний просмотр',
  never: 'Никогда',
  noStudents: 'В этой группе пока нет студентов.',
  noneFound: 'По запросу «{text}» студентов не найдено.',
  caption: 'Успехи группы {group}: {course}',
} as const satisfies TextsOf<typeof en>;
