import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Vragenpool',
  plural: 'Vragenpools',
  'fields.q': 'Zoeken op naam',
  'fields.name': 'Naam',
  'fields.courseId': 'Cursus',
  'fields.questionCount': 'Vragen',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  hint: 'Een examen trekt enkele vragen uit een pool, voor elke student andere.',
  showQuestions: 'Vragen van deze pool',
} as const satisfies TextsOf<typeof en>;
