import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Corso',
  plural: 'Corsi',
  'fields.q': 'Cerca per codice o nome',
  'fields.code': 'Codice',
  'fields.name': 'Nome',
  'fields.description': 'Descrizione',
  'fields.teacherName': 'Docente',
  'fields.locale': 'Lingua',
  'fields.published': 'Pubblicato',
  'fields.lessonCount': 'Lezioni',
  'fields.examCount': 'Esami',
  'fields.groupIds': 'Gruppi',
  'fields.groupId': 'Gruppo',
  'fields.createdAt': 'Data di creazione',
  'fields.updatedAt': 'Ultima modifica',
  overview: 'Panoramica',
  addLesson: 'Aggiungi lezione',
  addExam: 'Aggiungi esame',
  noLessons: 'Questo corso non ha ancora lezioni.',
  noExams: 'Questo corso non ha ancora esami.',
  noGroups: 'Questo corso non è ancora offerto a nessun gruppo.',
  publishedHint: 'Gli studenti vedono un corso quando è pubblicato.',
  'fields.categoryId': 'Categoria',
} as const satisfies TextsOf<typeof en>;
