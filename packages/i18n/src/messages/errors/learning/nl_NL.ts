import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Bekijk eerst de lessen die dit examen vereist.',
  tooManyNotes:
    'In een les is plaats voor {max, number} notities. Verwijder er een die u niet meer nodig hebt.',
} as const satisfies TextsOf<typeof en>;
