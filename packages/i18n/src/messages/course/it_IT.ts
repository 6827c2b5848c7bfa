import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Non ha ancora corsi. Appariranno qui non appena il Suo gruppo ne avrà.',
  searchLabel: 'Cerca corsi',
  found: '{count, plural, one {# corso trovato} many {# di corsi trovati} other {# corsi trovati}}',
  noMatch: 'Nessun corso corrisponde a «{text}».',
  teacher: 'Docente: {name}',
  progress: 'Lezioni completate: {done} di {total}',
  continueWith: 'Continua: {title}',
  startWith: 'Inizia: {title}',
  allCompleted: 'Tutte le lezioni completate',
  lessons: 'Lezioni',
  noLessons: 'Questo corso non ha ancora lezioni.',
  exams: 'Esami',
  video: 'Video',
  audio: 'Audio',
  lessonCompleted: 'Completata',
  lessonStarted: 'Riprendi da {time}',
  lessonNew: 'Non iniziata',
  bestScore: 'Miglior risultato: {score}',
  notTaken: 'Non ancora sostenuto',
  notPassed: 'Non ancora superato',
  inProgress: 'In corso',
  blocked: 'Non disponibile',
} as const satisfies TextsOf<typeof en>;
