import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Akun Anda di {applicationName}',
  body: 'Sebuah akun di {applicationName} telah dibuka untuk Anda dengan alamat {emailAddress}. Pilih kata sandi dengan tombol di bawah ini, lalu Anda dapat masuk.',
  button: 'Pilih kata sandi',
  expiry: '{days, plural, other {Tautan ini hanya berlaku sekali, dalam waktu # hari.}}',
  ignore: 'Jika Anda tidak mengharapkannya, abaikan pesan ini.',
} as const satisfies TextsOf<typeof en>;
