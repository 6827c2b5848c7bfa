import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Berkas tidak dapat dikirim ke sini.',
  wrongKind: 'Berkas jenis ini ({found}) tidak dapat digunakan di sini.',
  tooLarge: 'Berkas terlalu besar. Paling banyak {megabytes, number} MB dapat dikirim ke sini.',
  empty: 'Berkas kosong.',
  otherFile: 'Unggahan ini dimulai dengan berkas lain. Silakan mulai yang baru.',
  over: 'Unggahan ini telah berakhir. Silakan mulai yang baru.',
  lost: 'Berkas hilang dalam pengiriman. Silakan kirim sekali lagi.',
  quota:
    'Unggahan Anda yang belum selesai boleh memakai {gigabytes, number} GB secara keseluruhan. Selesaikan atau batalkan sebagian terlebih dahulu.',
  itemFull: 'Paling banyak {max, number} berkas disimpan di sini. Hapus sebagian terlebih dahulu.',
  incomplete: '{count, plural, other {# bagian berkas belum tiba.}}',
  notPlayable: 'Peramban tidak memutar berkas ini. Isinya {found}.',
  unreadable: 'Berkas ini rusak, atau tidak berisi gambar maupun suara.',
  noSubtitles: 'Berkas ini tidak berisi takarir berformat WebVTT atau SubRip.',
  subtitlesLine: 'Baris {line, number} takarir tidak dapat dibaca.',
  noPicture: 'Berkas ini bukan gambar berformat PNG, JPEG, WebP, GIF, atau AVIF.',
  foreignFile:
    'Teks menampilkan atau menautkan berkas yang bukan milik entri ini. Tambahkan berkas tersebut di sini terlebih dahulu.',
  tooManyPixels:
    'Gambar ini memiliki terlalu banyak piksel: {millions, number} juta, untuk animasi seluruhnya. Paling banyak {most, number} juta.',
  damagedPicture: 'Gambar ini rusak dan tidak dapat dibaca.',
  infected:
    'Perangkat lunak berbahaya ditemukan dalam berkas ini ({found}). Berkas tidak disimpan.',
  uncheckable:
    'Berkas ini terlalu besar untuk diperiksa dari perangkat lunak berbahaya sehingga tidak dapat diterima.',
} as const satisfies TextsOf<typeof en>;
