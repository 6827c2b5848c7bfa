import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Cours',
  plural: 'Cours',
  'fields.q': 'Rechercher par code ou nom',
  'fields.code': 'Sigle',
  'fields.name': 'Nom',
  'fields.description': 'Présentation',
  'fields.teacherName': 'Enseignant',
  'fields.locale': 'Langue',
  'fields.published': 'Publié',
  'fields.lessonCount': 'Leçons',
  'fields.examCount': 'Examens',
  'fields.groupIds': 'Groupes',
  'fields.groupId': 'Groupe',
  'fields.createdAt': 'Créé le',
  'fields.updatedAt': 'Dernière modification',
  overview: 'Vue d’ensemble',
  addLesson: 'Ajouter une leçon',
  addExam: 'Ajouter un examen',
  noLessons: 'Ce cours n’a pas encore de leçons.',
  noExams: 'Ce cours n’a pas encore d’examens.',
  noGroups: 'Ce cours n’est encore proposé à aucun groupe.',
  publishedHint: 'Les étudiants voient un cours dès qu’il est publié.',
  'fields.categoryId': 'Catégorie',
} as const satisfies TextsOf<typeof en>;
