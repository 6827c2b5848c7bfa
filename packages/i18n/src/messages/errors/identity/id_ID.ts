import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Kesalahan: Parameter status tidak sah',
  noCode: 'Kesalahan: Tidak ada kode otorisasi yang diterima',
  notOffered: 'Ini tidak tersedia di sini.',
  providerRefused: 'Penyedia lain tidak menerimanya. Silakan mulai lagi.',
  providerUnreachable: 'Penyedia lain tidak dapat dihubungi. Silakan coba lagi nanti.',
  workAccountUnknown:
    'Di sini tidak ada akun untuk alamat email terverifikasi dari akun kerja ini.',
  secondFactorNeeded: 'Silakan masukkan kode dari aplikasi autentikator Anda.',
  secondFactorRequired:
    'Kampus Anda meminta Anda menyiapkan aplikasi autentikator terlebih dahulu.',
  wrongCode: 'Kode ini tidak benar atau sudah digunakan.',
  flowOver: 'Ini terlalu lama. Silakan masuk lagi.',
  factorOn: 'Aplikasi autentikator sudah disiapkan.',
  factorOff: 'Orang ini tidak memiliki aplikasi autentikator.',
  passkeyRefused: 'Kunci sandi ini tidak diterima. Silakan coba lagi.',
  manyPasskeys: 'Jumlah kunci sandi sudah mencapai batas. Silakan hapus salah satunya dahulu.',
  inPerson: 'Anda sedang melihat akun orang ini. Hanya yang bersangkutan yang dapat melakukannya.',
  personName:
    'Masukkan nama: paling banyak 60 huruf, dengan spasi, apostrof, tanda hubung, dan titik setelah singkatan. Nama tidak boleh berisi angka, alamat web, atau alamat email.',
  tooManyMails:
    'Terlalu banyak email telah dikirim. Silakan coba lagi dalam {minutes, plural, other {# menit}}.',
  lookingOnly:
    'Anda hanya melihat akun orang ini. Untuk mengubah sesuatu baginya, sebutkan dahulu alasannya.',
  commonPassword:
    'Ini salah satu kata sandi yang paling umum, yang pertama dicoba oleh penebak. Silakan pilih yang lain.',
  tooManyLive:
    'Terlalu banyak halaman situs ini terbuka pada saat yang sama. Silakan tutup beberapa di antaranya.',
} as const satisfies TextsOf<typeof en>;
