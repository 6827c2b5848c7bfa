import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Selamat datang, {name}',
  body: 'Anda telah lulus tahun kedua. Mulai sekarang Anda termasuk alumni kampus, dan halaman mereka terbuka untuk Anda.',
} as const satisfies TextsOf<typeof en>;
