import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Fragenpool',
  plural: 'Fragenpools',
  'fields.q': 'Nach Namen suchen',
  'fields.name': 'Name',
  'fields.courseId': 'Kurs',
  'fields.questionCount': 'Fragen',
  'fields.createdAt': 'Erstellt',
  'fields.updatedAt': 'Zuletzt geändert',
  hint: 'Eine Prüfung zieht einige Fragen eines Pools, für alle Studierenden andere.',
  showQuestions: 'Fragen dieses Pools',
} as const satisfies TextsOf<typeof en>;
