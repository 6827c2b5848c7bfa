import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Trimestre',
  plural: 'Trimestres',
  'fields.q': 'Rechercher par nom',
  'fields.name': 'Nom',
  'fields.year': 'Année',
  'fields.startsOn': 'Premier jour',
  'fields.endsOn': 'Dernier jour',
  'fields.offeringCount': 'Cours proposés',
  'fields.createdAt': 'Créé',
  'fields.updatedAt': 'Dernière modification',
  courses: 'Cours de ce trimestre',
  noCourses: 'Aucun cours n’est encore proposé pendant ce trimestre.',
} as const satisfies TextsOf<typeof en>;
