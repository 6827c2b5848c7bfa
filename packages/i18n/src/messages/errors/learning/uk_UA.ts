import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Спершу перегляньте уроки, потрібні для цього іспиту.',
  tooManyNotes:
    'В уроці вміщується не більше ніж {max, number} нотаток. Видаліть ту, яка вам більше не потрібна.',
} as const satisfies TextsOf<typeof en>;
