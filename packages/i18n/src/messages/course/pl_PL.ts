import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Nie ma jeszcze żadnych kursów. Pojawią się tutaj, gdy tylko grupa jakieś otrzyma.',
  searchLabel: 'Szukaj kursów',
  found:
    '{count, plural, one {Znaleziono # kurs} few {Znaleziono # kursy} many {Znaleziono # kursów} other {Znaleziono # kursu}}',
  noMatch: 'Żaden kurs nie pasuje do „{text}”.',
  teacher: 'Wykładowca: {name}',
  progress: 'Ukończone lekcje: {done} z {total}',
  continueWith: 'Dalej: {title}',
  startWith: 'Zacznij: {title}',
  allCompleted: 'Wszystkie lekcje ukończone',
  lessons: 'Lekcje',
  noLessons: 'Ten kurs nie ma jeszcze lekcji.',
  exams: 'Egzaminy',
  video: 'Wideo',
  audio: 'Audio',
  lessonCompleted: 'Ukończono',
  lessonStarted: 'Dalej od {time}',
  lessonNew: 'Nie rozpoczęto',
  bestScore: 'Najlepszy wynik: {score}',
  notTaken: 'Jeszcze bez podejścia',
  notPassed: 'Jeszcze niezdany',
  inProgress: 'W toku',
  blocked: 'Niedostępny',
} as const satisfies TextsOf<typeof en>;
