import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Kurzus',
  noCourses: 'Ennek a csoportnak még nincs meghirdetett kurzus.',
  search: 'Hallgatók keresése',
  student: 'Hallgató',
  completed: 'Befejezett leckék',
  seen: 'Megtekintve',
  lastSeen: 'Utoljára megtekintve',
  never: 'Soha',
  noStudents: 'Ennek a csoportnak még nincsenek hallgatói.',
  noneFound: 'Nincs találat erre: „{text}”.',
  caption: '{group} haladása: {course}',
} as const satisfies TextsOf<typeof en>;
