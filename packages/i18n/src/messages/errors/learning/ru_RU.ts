import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Сначала просмотрите уроки, которые требуются для этого экзамена.',
  tooManyNotes:
    'В уроке помещается не больше {max, number} заметок. Удалите ту, которая вам больше не нужна.',
} as const satisfies TextsOf<typeof en>;
