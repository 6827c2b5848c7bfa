import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Anda belum memiliki nilai. Nilai akan muncul di sini setelah salah satu mata kuliah Anda dimulai.',
  noneYet: 'Belum ada nilai',
  points: 'Bobot nilai: {points}',
  soFar: 'sejauh ini',
  part: 'Ujian atau tugas',
  weight: 'Bobot',
  score: 'Skor',
  letter: 'Huruf',
  missing: 'Tidak ada',
  notRequired: 'Tidak diwajibkan',
  pending: 'Belum',
  courseGrade: 'Nilai mata kuliah',
  deduction: 'Pengurangan (poin persentase)',
  howPart: 'Asal angka untuk {title}',
  howCourse: 'Asal nilai mata kuliah',
  whatIf: 'Bagaimana jika …',
  whatIfHint:
    'Ketik skor lain untuk melihat bagaimana nilai mata kuliah berubah. Angka ini bukan yang sebenarnya dan tidak ada yang disimpan.',
  guess: 'Skor percobaan',
  guessFor: 'Skor percobaan untuk {title}',
  wouldBe: 'Nilai mata kuliah akan menjadi',
  reset: 'Atur ulang',
  backToReal: 'Kembali ke nilai sebenarnya',
  history: 'Perubahan nilai Anda',
  noChanges: 'Tidak ada nilai Anda yang diubah.',
  changed: 'dari {before} menjadi {after}',
} as const satisfies TextsOf<typeof en>;
