import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Groupe de questions',
  plural: 'Groupes de questions',
  'fields.q': 'Rechercher par nom',
  'fields.name': 'Nom',
  'fields.courseId': 'Cours',
  'fields.questionCount': 'Questions',
  'fields.createdAt': 'Créé',
  'fields.updatedAt': 'Dernière modification',
  hint: 'Un examen tire quelques questions d’un groupe, d’autres pour chaque étudiant.',
  showQuestions: 'Questions de ce groupe',
} as const satisfies TextsOf<typeof en>;
