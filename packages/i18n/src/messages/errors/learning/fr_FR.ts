import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Veuillez d’abord suivre les leçons que cet examen demande.',
  tooManyNotes:
    'Une leçon peut contenir {max, number} notes. Veuillez en supprimer une dont vous n’avez plus besoin.',
} as const satisfies TextsOf<typeof en>;
