import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Teks',
  opensOn: 'Dibuka pada {date}',
  read: 'Sudah dibaca',
  year: 'Tahun {year, number}',
  from: 'Mulai {date}',
  dates: '{start} sampai {end}',
  over: 'Mata kuliah ini sudah berakhir. Anda masih dapat membukanya.',
  groupProgress: 'Kemajuan kelompok',
  searchStudents: 'Cari mahasiswa',
  student: 'Mahasiswa',
  lessonsDone: 'Pelajaran selesai',
  seen: 'Ditonton',
  lastSeen: 'Terakhir',
  never: 'Belum pernah',
  exportCsv: 'Ekspor sebagai CSV',
  noStudents: 'Kelompok ini belum memiliki mahasiswa.',
  noneFound: 'Tidak ada mahasiswa yang cocok dengan “{text}”.',
  noGroup: 'Anda tidak mendampingi kelompok yang mengikuti mata kuliah ini.',
  eachLesson: 'Setiap pelajaran {name}',
  preview: 'Anda melihatnya seperti mahasiswa. Tidak ada yang disimpan.',
  examRoom: 'Ruang ujian',
  toMark: 'Perlu dinilai',
  groupExams: 'Ujian kelompok Anda',
} as const satisfies TextsOf<typeof en>;
