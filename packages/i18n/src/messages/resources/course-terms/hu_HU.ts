import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Félév',
  plural: 'Félévek',
  'fields.q': 'Keresés név szerint',
  'fields.name': 'Név',
  'fields.year': 'Év',
  'fields.startsOn': 'Első nap',
  'fields.endsOn': 'Utolsó nap',
  'fields.offeringCount': 'Meghirdetett kurzusok',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  courses: 'A félév kurzusai',
  noCourses: 'Ebben a félévben még nincs meghirdetett kurzus.',
} as const satisfies TextsOf<typeof en>;
