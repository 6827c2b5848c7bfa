import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Catatan',
  addAt: 'Tambah catatan pada {time}',
  text: 'Isi catatan',
  editAt: 'Ubah catatan pada {time}',
  removeAt: 'Hapus catatan pada {time}',
  removed: 'Catatan telah dihapus.',
  undo: 'Urungkan',
  empty: 'Belum ada catatan untuk pelajaran ini. Tombol N menambahkan catatan pada detik ini.',
  print: 'Cetak catatan',
  visibleTo: 'Terlihat oleh',
  onlyMe: 'Hanya saya',
  pinnedBy: 'Dari {name} untuk kelompok',
  printTitle: 'Catatan: {title}',
  none: 'Belum ada catatan untuk mata kuliah ini.',
  pdf: 'Unduh sebagai PDF',
  pdfFailed: 'PDF tidak dapat dibuat. Silakan coba lagi.',
  closed:
    'Catatan bersifat pribadi. Siapa pun yang melihat melalui akun orang lain tidak dapat melihatnya.',
  page: 'Halaman {page, number} dari {pages, number}',
} as const satisfies TextsOf<typeof en>;
