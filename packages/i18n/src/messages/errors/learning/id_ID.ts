import type { TextsOf } from '../../../message-types.ts';
import type { errorsLearning as en } from './en.ts';

export const errorsLearning = {
  examNeedsLessons: 'Silakan simak dahulu pelajaran yang disyaratkan ujian ini.',
  tooManyNotes:
    'Satu pelajaran dapat memuat {max, number} catatan. Silakan hapus catatan yang tidak Anda perlukan lagi.',
} as const satisfies TextsOf<typeof en>;
