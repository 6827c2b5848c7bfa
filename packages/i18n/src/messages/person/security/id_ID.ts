import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Lindungi akun Anda dengan langkah kedua: selain kata sandi, kode dari aplikasi di telepon Anda.',
  factorSince: 'Disiapkan pada {when}',
  factorSetUp: 'Siapkan aplikasi',
  factorScan:
    'Pindai gambar ini dengan aplikasi autentikator, atau ketik kuncinya di aplikasi itu. Kemudian masukkan kode yang ditampilkan aplikasi.',
  factorPicture: 'Gambar berisi kunci untuk aplikasi',
  factorKey: 'Kunci',
  factorTurnOn: 'Aktifkan',
  factorTurnOff: 'Nonaktifkan',
  factorCodeHint: 'Masukkan kode dari aplikasi atau kode pemulihan.',
  required:
    'Kampus Anda meminta Anda melindungi akun dengan aplikasi autentikator. Situs akan terbuka setelah aplikasi itu disiapkan.',
  codes: 'Kode pemulihan',
  codesHint:
    'Simpan kode-kode ini di tempat yang aman. Setiap kode dapat dipakai masuk satu kali tanpa aplikasi. Kode ini tidak akan ditampilkan lagi.',
  codesLeft: '{count, plural, other {Tersisa # kode pemulihan}}',
  codesRenew: 'Kode pemulihan baru',
  codesKept: 'Saya sudah menyimpan kodenya',
  passkeys: 'Kunci sandi',
  passkeysHint:
    'Dengan kunci sandi Anda masuk memakai jari, wajah, atau PIN perangkat Anda, tanpa kata sandi.',
  passkeyAdd: 'Tambahkan kunci sandi',
  passkeyName: 'Nama kunci sandi',
  passkeyAddedOn: 'Ditambahkan pada {when}',
  passkeyUsedOn: 'terakhir digunakan pada {when}',
  passkeyRename: 'Ganti nama',
  passkeyRemove: 'Hapus',
  calendarHint: 'Hubungkan akun kalender luar dengan kalender Anda di sini.',
  calendarConnect: 'Hubungkan kalender',
  calendarSince: 'Terhubung pada {when}',
  calendarDisconnect: 'Putuskan',
} as const satisfies TextsOf<typeof en>;
