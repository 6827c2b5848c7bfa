import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Anda sedang dimasukkan…',
  codeTitle: 'Aplikasi autentikator',
  code: 'Kode',
  codeHint:
    'Masukkan enam angka yang ditampilkan aplikasi Anda, atau salah satu kode pemulihan Anda.',
  codeSubmit: 'Lanjutkan',
  calendarWaiting: 'Kalender Anda sedang dihubungkan…',
  calendarConnected: 'Kalender Anda sudah terhubung.',
  errorConnecting: 'Kesalahan saat menghubungkan',
  pleaseTryAgain: 'Silakan coba lagi',
  tryAgain: 'Coba Lagi',
} as const satisfies TextsOf<typeof en>;
