import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Bitte sehen Sie sich zuerst die Lektionen an, die diese Prüfung voraussetzt.',
  tooManyNotes:
    'In einer Lektion ist Platz für {max, number} Notizen. Bitte entfernen Sie eine, die Sie nicht mehr brauchen.',
} as const satisfies TextsOf<typeof en>;
