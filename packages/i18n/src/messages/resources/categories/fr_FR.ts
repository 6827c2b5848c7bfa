import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Catégorie',
  plural: 'Catégories',
  'fields.q': 'Rechercher dans les noms et les descriptions',
  'fields.name': 'Nom',
  'fields.kind': 'Destinée à',
  'fields.position': 'Ordre',
  'fields.color': 'Couleur',
  'fields.description': 'Présentation',
  'fields.usedBy': 'Utilisée par',
  'fields.createdAt': 'Créé',
  'fields.updatedAt': 'Dernière modification',
  kindCourse: 'Cours',
  kindDocument: 'Documents',
  kindNews: 'Actualités',
  positionHint: 'Le plus petit nombre vient en premier.',
  colorInvalid: 'Choisissez une couleur ou écrivez-la comme #7a1226.',
  sectionCategory: 'À propos de la catégorie',
  sectionCourses: 'Cours de cette catégorie',
  unused: 'Rien pour l’instant',
  usedByCourses: '{count, plural, one {# cours} many {# de cours} other {# cours}}',
} as const satisfies TextsOf<typeof en>;
