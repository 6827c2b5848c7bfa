import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Transkrip nilai',
  student: 'Mahasiswa',
  issued: 'Diterbitkan',
  code: 'Kode',
  course: 'Kursus',
  score: 'Skor',
  letter: 'Nilai',
  points: 'Poin',
  inProgress: 'Sedang berjalan',
  termMean: 'Rata-rata semester',
  overallMean: 'Rata-rata keseluruhan',
  otherCourses: 'Kursus lain, {year}',
  scale: 'Skala penilaian',
  scaleBand: '{letter}: mulai {from, number, percent}, {points} poin',
  verify: 'Keaslian dan keberlakuan transkrip ini dapat diperiksa di:',
  page: 'Halaman {page, number} dari {pages, number}',
  revoked: 'Dicabut',
} as const satisfies TextsOf<typeof en>;
