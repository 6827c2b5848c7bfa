import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Docente',
  plural: 'Docenti',
  'fields.q': 'Cerca per nome o e-mail',
  'fields.name': 'Nome',
  'fields.title': 'Titolo',
  'fields.email': 'Indirizzo e-mail',
  'fields.userId': 'Account utente',
  'fields.hasAccount': 'Ha un account',
  'fields.courseId': 'Corso',
  'fields.courseCount': 'Corsi',
  'fields.courses': 'Corsi',
  'fields.biographies': 'Biografia',
  'fields.biographies.locale': 'Lingua',
  'fields.biographies.text': 'Testo',
  'fields.createdAt': 'Data di creazione',
  'fields.updatedAt': 'Ultima modifica',
  titleHint: 'Precede il nome, per esempio dott.',
  addBiography: 'Aggiungi una lingua',
  noBiography: 'Di questo docente non si dice ancora nulla.',
  noCourses: 'Questo docente non tiene ancora corsi.',
} as const satisfies TextsOf<typeof en>;
