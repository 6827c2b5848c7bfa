import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Tetapkan kata sandi baru untuk {applicationName}',
  body: 'Kami menerima permintaan untuk menetapkan kata sandi baru bagi akun {emailAddress}. Pilih kata sandi dengan tombol di bawah ini.',
  button: 'Tetapkan kata sandi baru',
  expiry: '{hours, plural, other {Tautan ini hanya berlaku sekali, dalam waktu # jam.}}',
  ignore: 'Jika Anda tidak memintanya, abaikan pesan ini. Kata sandi Anda tidak berubah.',
} as const satisfies TextsOf<typeof en>;
