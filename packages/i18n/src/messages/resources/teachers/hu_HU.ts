import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Oktató',
  plural: 'Oktatók',
  'fields.q': 'Keresés név vagy e-mail alapján',
  'fields.name': 'Név',
  'fields.title': 'Titulus',
  'fields.email': 'E-mail-cím',
  'fields.userId': 'Felhasználói fiók',
  'fields.hasAccount': 'Van fiókja',
  'fields.courseId': 'Kurzus',
  'fields.courseCount': 'Kurzusok',
  'fields.courses': 'Kurzusok',
  'fields.biographies': 'Életrajz',
  'fields.biographies.locale': 'Nyelv',
  'fields.biographies.text': 'Szöveg',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  titleHint: 'A név előtt áll, például Dr.',
  addBiography: 'Nyelv hozzáadása',
  noBiography: 'Erről az oktatóról még nincs leírás.',
  noCourses: 'Ez az oktató még nem tart kurzust.',
} as const satisfies TextsOf<typeof en>;
