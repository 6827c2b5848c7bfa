import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Tugas ini belum dibuka.',
  closed: 'Batas waktu telah lewat: tidak ada lagi yang dapat dikumpulkan.',
  graded: 'Karya ini sudah dinilai: tidak ada lagi yang dapat diubah.',
  handedIn: 'Karya ini sudah dikumpulkan. Silakan tarik kembali sebelum mengubahnya.',
  nothing: 'Silakan tulis sesuatu atau tambahkan berkas sebelum mengumpulkan.',
  lateReason: 'Silakan sebutkan alasan keterlambatan.',
  filesOnly: 'Tugas ini hanya menerima berkas, bukan teks.',
  textOnly: 'Tugas ini hanya menerima teks, bukan berkas.',
  tooManyFiles: 'Tersedia tempat untuk {max, plural, other {# berkas}}.',
  ownWork: 'Tidak seorang pun menilai karyanya sendiri.',
  score: 'Silakan berikan nilai dari 0 sampai 100.',
  completion: 'Silakan pilih lengkap atau belum lengkap.',
  kindStays: 'Sudah ada karya yang dikumpulkan, sehingga jenisnya tetap.',
  untilPassed: 'Silakan pilih waktu yang belum lewat.',
  dueBeforeOpening: 'Batas waktu harus setelah waktu pembukaan.',
  tooManyComments:
    'Tersedia tempat untuk {max, number} komentar tersimpan. Silakan hapus yang tidak Anda perlukan lagi.',
} as const satisfies TextsOf<typeof en>;
