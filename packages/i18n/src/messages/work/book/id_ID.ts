import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Buku nilai',
  search: 'Cari mahasiswa',
  student: 'Mahasiswa',
  noStudents: 'Kelompok ini belum memiliki mahasiswa.',
  noneFound: 'Tidak ada mahasiswa yang cocok dengan “{text}”.',
  exportCsv: 'Ekspor sebagai CSV',
  weight: 'bobot {weight}',
  how: '{name}: asal angka untuk {title}',
} as const satisfies TextsOf<typeof en>;
