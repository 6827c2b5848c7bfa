import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Mata kuliah',
  noCourses: 'Belum ada mata kuliah yang ditawarkan ke kelompok ini.',
  search: 'Cari mahasiswa',
  student: 'Mahasiswa',
  completed: 'Pelajaran selesai',
  seen: 'Dilihat',
  lastSeen: 'Terakhir dilihat',
  never: 'Belum pernah',
  noStudents: 'Kelompok ini belum memiliki mahasiswa.',
  noneFound: 'Tidak ada mahasiswa yang cocok dengan “{text}”.',
  caption: 'Kemajuan {group} dalam {course}',
} as const satisfies TextsOf<typeof en>;
