import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Semester',
  plural: 'Semesters',
  'fields.q': 'Zoeken op naam',
  'fields.name': 'Naam',
  'fields.year': 'Jaar',
  'fields.startsOn': 'Eerste dag',
  'fields.endsOn': 'Laatste dag',
  'fields.offeringCount': 'Aangeboden cursussen',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  courses: 'Cursussen van dit semester',
  noCourses: 'In dit semester wordt nog geen cursus aangeboden.',
} as const satisfies TextsOf<typeof en>;
