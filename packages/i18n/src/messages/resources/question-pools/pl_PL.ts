import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Pula pytań',
  plural: 'Pule pytań',
  'fields.q': 'Szukaj według nazwy',
  'fields.name': 'Nazwa',
  'fields.courseId': 'Kurs',
  'fields.questionCount': 'Pytania',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  hint: 'Egzamin losuje część pytań z puli, dla każdego studenta inne.',
  showQuestions: 'Pytania z tej puli',
} as const satisfies TextsOf<typeof en>;
