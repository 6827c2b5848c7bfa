import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Riwayat',
  empty: 'Belum ada yang tercatat tentang data ini.',
  through: '{staff}, masuk sebagai {name}',
  system: 'Sistem',
  restored: 'Mengembalikan yang diubah pada {moment}',
  before: 'Sebelumnya',
  after: 'Sesudahnya',
  restore: 'Kembalikan',
  restoreTitle: 'Kembalikan nilai sebelumnya?',
  restoreBody:
    'Kolom-kolom ini mendapat kembali nilai sebelum perubahan itu. Yang lain tetap seperti adanya. Tindakan ini dicatat, dan Anda dapat membatalkannya dari riwayat.',
  restoreDone: 'Nilai sebelumnya sudah kembali.',
  kept: 'Tidak dikembalikan dari sini',
  gone: 'Sudah tidak ada, atau bukan di wilayah Anda',
  created: 'Dibuat',
  updated: 'Diubah',
  profile: 'Diubah di profil sendiri',
  signedUp: 'Mendaftar sendiri',
  termsAccepted: 'Menyetujui ketentuan',
  active: 'Login diizinkan atau diblokir',
  password: 'Kata sandi baru ditetapkan',
  mailed: 'Surel tentang akun',
  verified: 'Alamat surel dikonfirmasi',
  impersonated: 'Seorang staf masuk sebagai orang ini',
  notificationsRead: 'Notifikasi ditandai sudah dibaca',
  merged: 'Digabung dengan akun lain',
  unmerged: 'Penggabungan dibatalkan',
  exported: 'Data pribadi diekspor',
  raised: 'Seorang staf bertindak untuk orang ini',
} as const satisfies TextsOf<typeof en>;
