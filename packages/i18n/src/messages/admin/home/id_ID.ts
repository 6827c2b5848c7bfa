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
  waiting: 'Yang menunggu Anda',
  nothingWaits: 'Saat ini tidak ada yang menunggu Anda.',
  oldest: 'Tertua sejak {date}',
  waitingNotEnrolled: 'Orang yang belum mengatur kata sandi',
  waitingWithoutGroup: 'Orang tanpa kelompok',
  waitingWithoutMembers: 'Kelompok tanpa anggota',
  waitingWithoutSchema: 'Kelompok tanpa aturan kehadiran',
  waitingWithoutAttendanceAdmin: 'Wilayah tanpa admin kehadiran',
  waitingUnpublished: 'Dokumen yang belum diterbitkan',
  waitingRequests: 'Permohonan baru',
} as const satisfies TextsOf<typeof en>;
