import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Semester',
  plural: 'Semester',
  'fields.q': 'Nach Name suchen',
  'fields.name': 'Name',
  'fields.year': 'Jahr',
  'fields.startsOn': 'Erster Tag',
  'fields.endsOn': 'Letzter Tag',
  'fields.offeringCount': 'Angebotene Kurse',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  courses: 'Kurse dieses Semesters',
  noCourses: 'In diesem Semester wird noch kein Kurs angeboten.',
} as const satisfies TextsOf<typeof en>;
