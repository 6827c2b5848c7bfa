import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Bagian lain',
  empty: '(kosong)',
  published: 'Diterbitkan',
  draft: 'Draf',
  export: 'Ekspor',
  exportHint: 'Mengunduh semua baris daftar ini sebagai berkas CSV',
  exporting: 'Mengekspor… {done, number} dari {total, number}',
  exported: '{count, plural, other {# baris diekspor}}',
  exportFailed: 'Ekspor terhenti: {reason}',
  addTitle: 'Tambah: {name}',
  changed: 'Tersimpan: {name}',
  created: 'Dibuat: {name}',
  deleted: 'Dihapus: {name}',
  deleteTitle: 'Hapus {name}?',
  conflictTitle: 'Sementara itu orang lain telah mengubah data ini',
  conflictBody: 'Isian Anda masih ada dan belum ada yang disimpan. Kolom berikut berbeda:',
  conflictSame: 'Isian Anda masih ada dan belum ada yang disimpan. Tidak ada kolom yang berbeda.',
  conflictField: 'Kolom',
  conflictMine: 'Isian Anda',
  conflictTheirs: 'Tersimpan sekarang',
  conflictChanged: 'berubah',
  conflictKeepMine: 'Simpan isian saya',
  conflictTakeTheirs: 'Pakai yang tersimpan',
  couldNotLoad: 'Ini tidak dapat dimuat.',
} satisfies TextsOf<typeof en>;
