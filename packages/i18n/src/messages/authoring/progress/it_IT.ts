import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Corso',
  noCourses: 'A questo gruppo non è ancora offerto alcun corso.',
  search: 'Cerca studenti',
  student: 'Studente',
  completed: 'Lezioni completate',
  seen: 'Visto',
  lastSeen: 'Ultima visione',
  never: 'Mai',
  noStudents: 'Questo gruppo non ha ancora studenti.',
  noneFound: 'Nessuno studente corrisponde a «{text}».',
  caption: 'Avanzamento di {group} in {course}',
} as const satisfies TextsOf<typeof en>;
