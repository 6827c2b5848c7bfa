import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Wykładowca',
  plural: 'Wykładowcy',
  'fields.q': 'Szukaj według nazwiska lub e-maila',
  'fields.name': 'Imię i nazwisko',
  'fields.title': 'Tytuł',
  'fields.email': 'Adres e-mail',
  'fields.userId': 'Konto użytkownika',
  'fields.hasAccount': 'Ma konto',
  'fields.courseId': 'Kurs',
  'fields.courseCount': 'Kursy',
  'fields.courses': 'Kursy',
  'fields.biographies': 'Biografia',
  'fields.biographies.locale': 'Język',
  'fields.biographies.text': 'Tekst',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  titleHint: 'Stoi przed nazwiskiem, na przykład dr.',
  addBiography: 'Dodaj język',
  noBiography: 'Nie ma jeszcze opisu tego wykładowcy.',
  noCourses: 'Ten wykładowca nie prowadzi jeszcze kursu.',
} as const satisfies TextsOf<typeof en>;
