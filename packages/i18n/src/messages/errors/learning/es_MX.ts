import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Vea primero las lecciones que pide este examen.',
  tooManyNotes: 'En una lección caben {max, number} notas. Elimine una que ya no necesite.',
} as const satisfies TextsOf<typeof en>;
