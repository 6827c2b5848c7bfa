import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty:
    'Anda belum memiliki mata kuliah. Mata kuliah akan muncul di sini begitu tersedia bagi kelompok Anda.',
  searchLabel: 'Cari mata kuliah',
  found: '{count, plural, other {# mata kuliah ditemukan}}',
  noMatch: 'Tidak ada mata kuliah yang cocok dengan “{text}”.',
  teacher: 'Pengajar: {name}',
  progress: 'Pelajaran selesai: {done} dari {total}',
  continueWith: 'Lanjutkan: {title}',
  startWith: 'Mulai: {title}',
  allCompleted: 'Semua pelajaran selesai',
  lessons: 'Pelajaran',
  noLessons: 'Mata kuliah ini belum memiliki pelajaran.',
  exams: 'Ujian',
  video: 'Video',
  audio: 'Audio',
  lessonCompleted: 'Selesai',
  lessonStarted: 'Lanjutkan dari {time}',
  lessonNew: 'Belum dimulai',
  bestScore: 'Nilai terbaik: {score}',
  notTaken: 'Belum ditempuh',
  notPassed: 'Belum lulus',
  inProgress: 'Sedang berlangsung',
  blocked: 'Tidak tersedia',
} as const satisfies TextsOf<typeof en>;
