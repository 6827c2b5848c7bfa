import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Docent',
  plural: 'Docenten',
  'fields.q': 'Zoeken op naam of e-mail',
  'fields.name': 'Naam',
  'fields.title': 'Titel',
  'fields.email': 'E-mailadres',
  'fields.userId': 'Gebruikersaccount',
  'fields.hasAccount': 'Heeft een account',
  'fields.courseId': 'Cursus',
  'fields.courseCount': 'Cursussen',
  'fields.courses': 'Cursussen',
  'fields.biographies': 'Biografie',
  'fields.biographies.locale': 'Taal',
  'fields.biographies.text': 'Tekst',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  titleHint: 'Staat voor de naam, bijvoorbeeld dr.',
  addBiography: 'Taal toevoegen',
  noBiography: 'Over deze docent staat nog niets.',
  noCourses: 'Deze docent geeft nog geen cursus.',
} as const satisfies TextsOf<typeof en>;
