import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Papan',
  plural: 'Papan pengumuman semua kelompok',
  'fields.q': 'Cari menurut nama',
  'fields.regionId': 'Wilayah',
  'fields.term': 'Semester',
  'fields.kind': 'Jenis',
  'fields.archived': 'Diarsipkan',
  'fields.facilitators': 'Fasilitator',
  'fields.courses': 'Mata kuliah',
  'fields.lastActivityAt': 'Aktivitas terakhir',
  'fields.latestResults': 'Hasil terbaru',
  students: '{count, plural, other {# mahasiswa}}',
  noActivity: 'Belum ada aktivitas',
  noResults: 'Belum ada hasil',
} as const satisfies TextsOf<typeof en>;
