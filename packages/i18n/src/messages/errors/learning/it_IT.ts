import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Segua prima le lezioni richieste da questo esame.',
  tooManyNotes:
    'In una lezione c’è posto per {max, number} note. Ne elimini una che non Le serve più.',
} as const satisfies TextsOf<typeof en>;
