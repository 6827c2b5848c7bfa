import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Mohon verifikasi alamat email Anda untuk {applicationName}',
  body: 'Selamat datang di {applicationName}. Mohon konfirmasi bahwa ini alamat email Anda, agar kami dapat menghubungi Anda mengenai studi Anda.',
  button: 'Verifikasi email',
  ignore: 'Jika Anda tidak membuat akun, abaikan pesan ini.',
} as const satisfies TextsOf<typeof en>;
