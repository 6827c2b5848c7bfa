import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'U hebt nog geen cursussen. Ze verschijnen hier zodra uw groep cursussen heeft.',
  searchLabel: 'Cursussen zoeken',
  found: '{count, plural, one {# cursus gevonden} other {# cursussen gevonden}}',
  noMatch: 'Geen cursus gevonden voor ‘{text}’.',
  teacher: 'Docent: {name}',
  progress: 'Afgeronde lessen: {done} van {total}',
  continueWith: 'Verder: {title}',
  startWith: 'Beginnen: {title}',
  allCompleted: 'Alle lessen afgerond',
  lessons: 'Lessen',
  noLessons: 'Deze cursus heeft nog geen lessen.',
  exams: 'Examens',
  video: 'Video',
  audio: 'Audio',
  lessonCompleted: 'Afgerond',
  lessonStarted: 'Verder bij {time}',
  lessonNew: 'Nog niet begonnen',
  bestScore: 'Beste score: {score}',
  notTaken: 'Nog niet afgelegd',
  notPassed: 'Nog niet geslaagd',
  inProgress: 'Bezig',
  blocked: 'Niet beschikbaar',
} as const satisfies TextsOf<typeof en>;
