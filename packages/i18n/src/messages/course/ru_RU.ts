import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'У вас пока нет курсов. Они появятся здесь, как только их назначат вашей группе.',
  searchLabel: 'Поиск курсов',
  found:
    '{count, plural, one {Найден # курс} few {Найдено # курса} many {Найдено # курсов} other {Найдено # курса}}',
  noMatch: 'По запросу «{text}» курсов не найдено.',
  teacher: 'Преподаватель: {name}',
  progress: 'Пройдено уроков: {done} из {total}',
  continueWith: 'Продолжить: {title}',
  startWith: 'Начать: {title}',
  allCompleted: 'Все уроки пройдены',
  lessons: 'Уроки',
  noLessons: 'В этом курсе пока нет уроков.',
  exams: 'Экзамены',
  video: 'Видео',
  audio: 'Аудио',
  lessonCompleted: 'Пройден',
  lessonStarted: 'Продолжить с {time}',
  lessonNew: 'Не начат',
  bestScore: 'Лучший результат: {score}',
  notTaken: 'Ещё не сдавался',
  notPassed: 'Ещё не сдан',
  inProgress: 'Идёт сейчас',
  blocked: 'Недоступен',
} as const satisfies TextsOf<typeof en>;
