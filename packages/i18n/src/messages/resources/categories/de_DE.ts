import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Kategorie',
  plural: 'Kategorien',
  'fields.q': 'Namen und Beschreibungen durchsuchen',
  'fields.name': 'Name',
  'fields.kind': 'Bestimmt für',
  'fields.position': 'Reihenfolge',
  'fields.color': 'Farbe',
  'fields.description': 'Beschreibung',
  'fields.usedBy': 'Verwendet von',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  kindCourse: 'Kurse',
  kindDocument: 'Dokumente',
  kindNews: 'Neuigkeiten',
  positionHint: 'Die kleinste Zahl steht zuerst.',
  colorInvalid: 'Bitte wählen Sie eine Farbe oder schreiben Sie sie wie #7a1226.',
  sectionCategory: 'Angaben zur Kategorie',
  sectionCourses: 'Kurse dieser Kategorie',
  unused: 'Noch nichts',
  usedByCourses: '{count, plural, one {# Kurs} other {# Kurse}}',
} as const satisfies TextsOf<typeof en>;
