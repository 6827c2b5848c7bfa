import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Categorie',
  plural: 'Categorieën',
  'fields.q': 'Zoeken in namen en beschrijvingen',
  'fields.name': 'Naam',
  'fields.kind': 'Bestemd voor',
  'fields.position': 'Volgorde',
  'fields.color': 'Kleur',
  'fields.description': 'Beschrijving',
  'fields.usedBy': 'Gebruikt door',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  kindCourse: 'Cursussen',
  kindDocument: 'Documenten',
  kindNews: 'Nieuws',
  positionHint: 'Het laagste getal komt eerst.',
  colorInvalid: 'Kies een kleur of schrijf die als #7a1226.',
  sectionCategory: 'Over de categorie',
  sectionCourses: 'Cursussen in deze categorie',
  unused: 'Nog niets',
  usedByCourses: '{count, plural, one {# cursus} other {# cursussen}}',
} as const satisfies TextsOf<typeof en>;
