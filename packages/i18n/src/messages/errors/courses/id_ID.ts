import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Pelajaran ini memiliki rekaman. Hapus rekamannya sebelum mengubahnya menjadi teks.',
  playsNothing: 'Pelajaran jenis ini tidak memutar apa pun. Pilih jenis lain terlebih dahulu.',
} as const satisfies TextsOf<typeof en>;
