import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Kurs',
  noCourses: 'Tej grupie nie jest jeszcze oferowany żaden kurs.',
  search: 'Szukaj studentów',
  student: 'Student',
  completed: 'Ukończone lekcje',
  seen: 'Obejrzano',
  lastSeen: 'Ostatnio oglądane',
  never: 'Nigdy',
  noStudents: 'Ta grupa nie ma jeszcze studentów.',
  noneFound: 'Nie znaleziono studentów dla „{text}”.',
  caption: 'Postępy grupy {group}: {course}',
} as const satisfies TextsOf<typeof en>;
