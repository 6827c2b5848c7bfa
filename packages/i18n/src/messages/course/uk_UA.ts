import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'У вас ще немає курсів. Вони з’являться тут, щойно їх призначать вашій групі.',
  searchLabel: 'Пошук курсів',
  found:
    '{count, plural, one {Знайдено # курс} few {Знайдено # курси} many {Знайдено # курсів} other {Знайдено # курсу}}',
  noMatch: 'За запитом «{text}» курсів не знайдено.',
  teacher: 'Викладач: {name}',
  progress: 'Пройдено уроків: {done} з {total}',
  continueWith: 'Продовжити: {title}',
  startWith: 'Почати: {title}',
  allCompleted: 'Усі уроки пройдено',
  lessons: 'Уроки',
  noLessons: 'У цьому курсі ще немає уроків.',
  exams: 'Іспити',
  video: 'Відео',
  audio: 'Аудіо',
  lessonCompleted: 'Пройдено',
  lessonStarted: 'Продовжити з {time}',
  lessonNew: 'Не розпочато',
  bestScore: 'Найкращий результат: {score}',
  notTaken: 'Ще не складали',
  notPassed: 'Ще не складено',
  inProgress: 'Триває',
  blocked: 'Недоступний',
} as const satisfies TextsOf<typeof en>;
