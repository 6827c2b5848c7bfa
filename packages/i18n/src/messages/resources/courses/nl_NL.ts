import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Cursus',
  plural: 'Cursussen',
  'fields.q': 'Zoeken op code of naam',
  'fields.code': 'Cursuscode',
  'fields.name': 'Naam',
  'fields.description': 'Beschrijving',
  'fields.teacherName': 'Docent',
  'fields.locale': 'Taal',
  'fields.published': 'Gepubliceerd',
  'fields.lessonCount': 'Lessen',
  'fields.examCount': 'Examens',
  'fields.groupIds': 'Groepen',
  'fields.groupId': 'Groep',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  overview: 'Overzicht',
  addLesson: 'Les toevoegen',
  addExam: 'Examen toevoegen',
  noLessons: 'Deze cursus heeft nog geen lessen.',
  noExams: 'Deze cursus heeft nog geen examens.',
  noGroups: 'Deze cursus wordt nog aan geen enkele groep aangeboden.',
  publishedHint: 'Studenten zien een cursus zodra die gepubliceerd is.',
  'fields.categoryId': 'Categorie',
} as const satisfies TextsOf<typeof en>;
