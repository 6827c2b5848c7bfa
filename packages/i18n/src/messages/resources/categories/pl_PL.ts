import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Kategoria',
  plural: 'Kategorie',
  'fields.q': 'Szukaj w nazwach i opisach',
  'fields.name': 'Nazwa',
  'fields.kind': 'Przeznaczenie',
  'fields.position': 'Kolejność',
  'fields.color': 'Kolor',
  'fields.description': 'Opis',
  'fields.usedBy': 'Używana przez',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  kindCourse: 'Kursy',
  kindDocument: 'Dokumenty',
  kindNews: 'Aktualności',
  positionHint: 'Najniższa liczba jest pierwsza.',
  colorInvalid: 'Proszę wybrać kolor lub wpisać go w postaci #7a1226.',
  sectionCategory: 'Dane kategorii',
  sectionCourses: 'Kursy w tej kategorii',
  unused: 'Jeszcze nic',
  usedByCourses: '{count, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}',
} as const satisfies TextsOf<typeof en>;
