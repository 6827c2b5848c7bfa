import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Kata sandi Anda untuk {applicationName} telah diubah',
  body: 'Kata sandi akun {emailAddress} telah diubah. Semua perangkat lain telah dikeluarkan.',
  button: 'Tetapkan kata sandi baru',
  notYou:
    'Jika bukan Anda yang melakukannya, segera tetapkan kata sandi baru dan beri tahu kantor kolese Anda.',
} as const satisfies TextsOf<typeof en>;
