import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Data Anda',
  hint: 'Unduh semua yang disimpan tentang Anda dalam satu berkas. Kata sandi tidak termasuk.',
  download: 'Unduh data saya',
} as const satisfies TextsOf<typeof en>;
