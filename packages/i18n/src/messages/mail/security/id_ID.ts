import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Keamanan akun Anda di {applicationName} telah berubah',
  factorOn:
    'Aplikasi autentikator telah disiapkan untuk akun {emailAddress}. Mulai sekarang kodenya diminta setiap kali masuk. Semua perangkat lain telah dikeluarkan.',
  factorOff:
    'Aplikasi autentikator untuk akun {emailAddress} telah dihapus. Kodenya tidak lagi diminta.',
  factorReset:
    '{name} menghapus aplikasi autentikator untuk akun {emailAddress}. Alasan: {reason}. Semua perangkat telah dikeluarkan.',
  passkeyAdded:
    'Kunci sandi “{name}” ditambahkan ke akun {emailAddress}. Dengan kunci ini orang masuk tanpa kata sandi.',
} as const satisfies TextsOf<typeof en>;
