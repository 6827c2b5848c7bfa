import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Lehrkraft',
  plural: 'Lehrkräfte',
  'fields.q': 'Nach Name oder E-Mail suchen',
  'fields.name': 'Name',
  'fields.title': 'Titel',
  'fields.email': 'E-Mail',
  'fields.userId': 'Benutzerkonto',
  'fields.hasAccount': 'Mit Benutzerkonto',
  'fields.courseId': 'Kurs',
  'fields.courseCount': 'Kurse',
  'fields.courses': 'Kurse',
  'fields.biographies': 'Lebenslauf',
  'fields.biographies.locale': 'Sprache',
  'fields.biographies.text': 'Text',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  titleHint: 'Steht vor dem Namen, zum Beispiel Dr.',
  addBiography: 'Sprache hinzufügen',
  noBiography: 'Zu dieser Lehrkraft steht noch nichts.',
  noCourses: 'Diese Lehrkraft gibt noch keinen Kurs.',
} as const satisfies TextsOf<typeof en>;
