import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Tinggalkan halaman',
  stayOnPage: 'Tetap di halaman',
  invalidUrl: 'Masukkan alamat web yang lengkap, misalnya https://example.org.',
  invalidFormat: 'Mohon ikuti format yang diminta.',
  languageReloads: 'Halaman akan dimuat ulang dalam bahasa yang dipilih.',
  reloading: 'Halaman sedang dimuat ulang untuk mengambil versi terbaru.',
  partMissing: 'Bagian halaman ini tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.',
} as const satisfies TextsOf<typeof en>;
