import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Gruppo di domande',
  plural: 'Gruppi di domande',
  'fields.q': 'Cerca per nome',
  'fields.name': 'Nome',
  'fields.courseId': 'Corso',
  'fields.questionCount': 'Domande',
  'fields.createdAt': 'Creato',
  'fields.updatedAt': 'Ultima modifica',
  hint: 'Un esame estrae alcune domande di un gruppo, diverse per ogni studente.',
  showQuestions: 'Domande di questo gruppo',
} as const satisfies TextsOf<typeof en>;
