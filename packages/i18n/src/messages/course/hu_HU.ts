import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Még nincsenek kurzusai. Itt jelennek meg, amint a csoportja kap kurzust.',
  searchLabel: 'Kurzusok keresése',
  found: '{count, plural, one {# kurzus található} other {# kurzus található}}',
  noMatch: 'Nincs találat erre: „{text}”.',
  teacher: 'Oktató: {name}',
  progress: 'Befejezett leckék: {done} / {total}',
  continueWith: 'Folytatás: {title}',
  startWith: 'Kezdés: {title}',
  allCompleted: 'Minden lecke befejezve',
  lessons: 'Leckék',
  noLessons: 'Ennek a kurzusnak még nincsenek leckéi.',
  exams: 'Vizsgák',
  video: 'Videó',
  audio: 'Hanganyag',
  lessonCompleted: 'Befejezve',
  lessonStarted: 'Folytatás innen: {time}',
  lessonNew: 'Még nem kezdte el',
  bestScore: 'Legjobb eredmény: {score}',
  notTaken: 'Még nem vizsgázott',
  notPassed: 'Még nem sikerült',
  inProgress: 'Folyamatban',
  blocked: 'Nem elérhető',
} as const satisfies TextsOf<typeof en>;
