import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Cursus',
  noCourses: 'Aan deze groep wordt nog geen cursus aangeboden.',
  search: 'Studenten zoeken',
  student: 'Student',
  completed: 'Afgeronde lessen',
  seen: 'Bekeken',
  lastSeen: 'Laatst bekeken',
  never: 'Nooit',
  noStudents: 'Deze groep heeft nog geen studenten.',
  noneFound: 'Geen studenten gevonden voor ‘{text}’.',
  caption: 'Voortgang van {group} in {course}',
} as const satisfies TextsOf<typeof en>;
