import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Akun',
  emailVerified: 'Alamat ini sudah diverifikasi.',
  emailNotVerified:
    'Alamat ini belum diverifikasi. Ikuti tautan dalam pesan yang kami kirimkan kepada Anda.',
  sendVerify: 'Kirim ulang pesan',
  verifySent: 'Kami telah mengirim pesan ke {email}.',
  changePassword: 'Ubah kata sandi',
  currentPassword: 'Kata sandi saat ini',
  changePasswordHint: 'Semua perangkat Anda yang lain akan dikeluarkan.',
  passwordChanged: 'Kata sandi diubah, silakan masuk dengan kata sandi baru',
  changeLanguage: 'Ubah bahasa',
  devices: 'Perangkat yang masuk',
  thisDevice: 'Perangkat ini',
  unknownDevice: 'Perangkat tidak dikenal',
  lastSeen: 'Terakhir digunakan: {when}',
  seenThrough: 'Dibuka atas nama Anda oleh {name}',
  logoutDevice: 'Keluarkan',
  logoutOthers: 'Keluarkan semua perangkat lain',
} as const satisfies TextsOf<typeof en>;
