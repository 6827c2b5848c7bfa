import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Belum ada kursus yang selesai, jadi belum ada yang dapat diterbitkan.',
  letterTwice: 'Huruf ini ada dua kali.',
  bandOrder: 'Setiap huruf harus dimulai lebih rendah daripada yang di atasnya.',
  bandLast: 'Huruf terakhir harus dimulai dari 0, agar setiap skor memilikinya.',
  bandPoints: 'Huruf yang lebih rendah tidak bernilai lebih banyak poin.',
  blocks: 'Setiap bagian halaman harus ada satu kali.',
  neededBlock: 'Tidak ada transkrip tanpa bagian ini.',
} as const satisfies TextsOf<typeof en>;
