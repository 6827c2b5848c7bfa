import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Pelajaran ini memiliki rekaman. Hapus rekamannya sebelum mengubahnya menjadi teks.',
  playsNothing: 'Pelajaran jenis ini tidak memutar apa pun. Pilih jenis lain terlebih dahulu.',
  checkAfterEnd: 'Waktu ini tidak sebelum akhir rekaman.',
  checkSameTime: 'Pada waktu ini sudah ada pertanyaan lain.',
  checkOfOtherCourse: 'Pertanyaan ini milik kursus lain.',
  checkKind:
    'Di sini hanya dapat dipakai pilihan tunggal, pilihan ganda, benar atau salah, dan jawaban singkat.',
} as const satisfies TextsOf<typeof en>;
