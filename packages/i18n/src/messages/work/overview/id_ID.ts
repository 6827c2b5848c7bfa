import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Ujian, nilai, dan transkrip',
  nothingDue: 'Tidak ada yang memiliki batas waktu saat ini.',
  late: 'Terlambat',
  lateHint:
    'Batas waktu sudah lewat, tetapi masih bisa dikerjakan. Nilai lulus kemudian dihitung paling tinggi {cap}.',
  open: 'Sedang dibuka',
  marking: 'Menunggu penilaian',
  upcoming: 'Belum dibuka',
  done: 'Selesai',
  missed: 'Terlewat',
  notRequired: 'Tidak diwajibkan (sebelum Anda bergabung)',
  assignments: 'Tugas',
  course: 'Mata kuliah',
  kind: 'Jenis',
  noneFound: 'Tidak ada yang cocok dengan filter ini.',
  clearFilters: 'Hapus filter',
  opens: 'Dibuka:',
  noDeadline: 'Tanpa batas waktu',
  complete: 'Lengkap',
  incomplete: 'Tidak lengkap',
} as const satisfies TextsOf<typeof en>;
