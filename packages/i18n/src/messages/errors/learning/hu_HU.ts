import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Kérjük, előbb nézze meg a vizsgához előírt leckéket.',
  tooManyNotes:
    'Egy leckéhez {max, number} jegyzet fér. Kérjük, törölje valamelyiket, amelyre már nincs szüksége.',
} as const satisfies TextsOf<typeof en>;
