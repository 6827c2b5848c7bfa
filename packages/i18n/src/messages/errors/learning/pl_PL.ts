import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Proszę najpierw obejrzeć lekcje wymagane do tego egzaminu.',
  tooManyNotes: 'W lekcji mieści się {max, number} notatek. Proszę usunąć jedną z niepotrzebnych.',
} as const satisfies TextsOf<typeof en>;
