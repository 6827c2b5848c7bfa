import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Semestr',
  plural: 'Semestry',
  'fields.q': 'Szukaj po nazwie',
  'fields.name': 'Nazwa',
  'fields.year': 'Rok',
  'fields.startsOn': 'Pierwszy dzień',
  'fields.endsOn': 'Ostatni dzień',
  'fields.offeringCount': 'Oferowane kursy',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  courses: 'Kursy tego semestru',
  noCourses: 'W tym semestrze nie ma jeszcze żadnego kursu.',
} as const satisfies TextsOf<typeof en>;
