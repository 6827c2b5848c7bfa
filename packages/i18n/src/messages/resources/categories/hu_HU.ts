import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Kategória',
  plural: 'Kategóriák',
  'fields.q': 'Keresés a nevekben és leírásokban',
  'fields.name': 'Név',
  'fields.kind': 'Mihez',
  'fields.position': 'Sorrend',
  'fields.color': 'Szín',
  'fields.description': 'Leírás',
  'fields.usedBy': 'Használja',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utolsó módosítás',
  kindCourse: 'Kurzusok',
  kindDocument: 'Dokumentumok',
  kindNews: 'Hírek',
  positionHint: 'A legkisebb szám áll elöl.',
  colorInvalid: 'Válasszon színt, vagy írja be így: #7a1226.',
  sectionCategory: 'A kategória adatai',
  sectionCourses: 'A kategória kurzusai',
  unused: 'Még semmi',
  usedByCourses: '{count, plural, one {# kurzus} other {# kurzus}}',
} as const satisfies TextsOf<typeof en>;
