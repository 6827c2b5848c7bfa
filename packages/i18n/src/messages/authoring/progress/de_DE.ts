import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Kurs',
  noCourses: 'Dieser Gruppe wird noch kein Kurs angeboten.',
  search: 'Studierende suchen',
  student: 'Studierende',
  completed: 'Abgeschlossene Lektionen',
  seen: 'Gesehen',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  noStudents: 'Diese Gruppe hat noch keine Studierenden.',
  noneFound: 'Keine Studierenden für „{text}“ gefunden.',
  caption: 'Fortschritt von {group} in {course}',
} as const satisfies TextsOf<typeof en>;
