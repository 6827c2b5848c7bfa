import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Tinggalkan halaman',
  stayOnPage: 'Tetap di halaman',
  invalidUrl: 'Masukkan alamat web yang lengkap, misalnya https://example.org.',
  invalidFormat: 'Mohon ikuti format yang diminta.',
  languageReloads: 'Halaman akan dimuat ulang dalam bahasa yang dipilih.',
  reloading: 'Halaman sedang dimuat ulang untuk mengambil versi terbaru.',
  chooseFiles: 'Pilih berkas',
  fileInvalidType: 'Jenis berkas harus {types}',
  fileTooLarge: 'Ukuran berkas lebih dari {size, number} bita',
  fileTooSmall: 'Ukuran berkas kurang dari {size, number} bita',
  tooManyFiles: 'Terlalu banyak berkas',
  uploads: 'Unggahan',
  clearCompleted: 'Hapus yang selesai',
  collapse: 'Ciutkan',
  expand: 'Bentangkan',
  uploadDone: 'Selesai',
  uploadFailed: 'Gagal',
  abort: 'Batalkan',
  resume: 'Lanjutkan',
  clear: 'Hapus',
} as const satisfies TextsOf<typeof en>;
