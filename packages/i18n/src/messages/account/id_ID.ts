import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Selamat datang di {organisation}',
  email: 'Alamat email',
  password: 'Kata sandi',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  login: 'Masuk',
  loggingIn: 'Sedang masuk…',
  workAccount: 'Masuk dengan akun kerja',
  passkeyLogin: 'Masuk dengan kunci sandi',
  passkeyFailed:
    'Kunci sandi tidak dapat digunakan. Silakan coba lagi, atau masuk dengan kata sandi Anda.',
  forgotPassword: 'Lupa kata sandi?',
  logout: 'Keluar',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  personasTitle: 'Tokoh contoh',
  personasHint:
    'Perguruan tinggi ini rekaan. Pilih seorang tokoh untuk masuk sebagai orang tersebut.',
  personaLogin: 'Masuk sebagai {name}',
  termsTitle: 'Ketentuan penggunaan',
  termsIntro:
    'Bacalah ketentuan penggunaan. Anda perlu menyetujuinya satu kali sebelum memasuki situs.',
  termsAccept: 'Saya telah membaca dan menyetujui ketentuan ini',
  termsEnter: 'Masuk ke situs',
  acceptanceRequired: 'Persetujuan diperlukan untuk memasuki situs',
} as const satisfies TextsOf<typeof en>;
