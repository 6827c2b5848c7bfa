import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Masukkan alamat email akun Anda. Kami akan mengirimkan tautan untuk menetapkan kata sandi baru.',
  sendLink: 'Kirim tautan',
  checkMailTitle: 'Periksa email Anda',
  checkMailBody:
    'Jika ada akun untuk {email}, pesan berisi tautan sedang dikirim. Tautan itu hanya berlaku sekali, dalam waktu satu jam.',
  checkMailHint: 'Belum ada setelah beberapa menit? Periksa folder spam, atau minta lagi.',
  askAgain: 'Minta lagi',
  backToLogin: 'Kembali ke halaman masuk',
  setPassword: 'Tetapkan kata sandi',
  newPassword: 'Kata sandi baru',
  resetIntro: 'Pilih kata sandi baru untuk akun Anda.',
  passwordSet: 'Kata sandi telah ditetapkan, silakan masuk dengan kata sandi baru.',
  linkDeadTitle: 'Tautan ini sudah tidak berlaku',
  askNewLink: 'Minta tautan baru',
  enrollIntro: 'Selamat datang! Pilih kata sandi, dan akun Anda siap digunakan.',
  enrollDeadHint:
    'Mintalah undangan baru kepada perguruan tinggi Anda. Jika kata sandi sudah ditetapkan, Anda dapat masuk.',
  recoveredBody: 'Kata sandi Anda telah diubah. Sekarang Anda dapat masuk dengannya.',
  createIntro: 'Anda mendaftar untuk {group} di {region}.',
  firstName: 'Nama depan',
  lastName: 'Nama belakang',
  createAccount: 'Buat akun',
  createUnknown:
    'Tautan pendaftaran ini tidak sah. Mintalah tautan yang benar kepada perguruan tinggi Anda.',
  createClosed: 'Pendaftaran untuk {group} telah ditutup. Hubungi perguruan tinggi Anda.',
  created:
    'Akun Anda telah dibuat, {name}. Kami telah mengirim pesan ke {email}. Ikuti tautan di dalamnya untuk melanjutkan.',
  haveAccount: 'Sudah memiliki akun?',
  verifying: 'Alamat email Anda sedang diverifikasi…',
  verifiedBody: 'Terima kasih, alamat email Anda telah diverifikasi.',
  verifyDeadHint: 'Anda dapat meminta pesan baru di profil Anda.',
} as const satisfies TextsOf<typeof en>;
