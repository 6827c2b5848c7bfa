import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Cari judul dan isi',
  found: '{count, plural, other {# dokumen ditemukan}}',
  noMatch: 'Tidak ada dokumen yang cocok dengan “{text}”.',
  empty: 'Belum ada dokumen untuk Anda.',
  notAvailable: 'Dokumen ini tidak ada atau tidak ditujukan untuk Anda.',
  lastChanged: 'Terakhir diubah: {date}',
  notPublished: 'Belum diterbitkan',
} as const satisfies TextsOf<typeof en>;
