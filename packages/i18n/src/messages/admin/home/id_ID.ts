import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Selamat datang, {name}',
  allRegions: 'Seluruh kolese sekilas',
  ownRegions: 'Sekilas: {regions}',
  activeStudents: 'Mahasiswa aktif',
  recentResults: 'Hasil ujian terbaru',
  noResults: 'Belum ada yang menyelesaikan ujian.',
  allResults: 'Semua hasil ujian',
  reportsOnly: 'Peran Anda membuka laporan kolese.',
} as const satisfies TextsOf<typeof en>;
