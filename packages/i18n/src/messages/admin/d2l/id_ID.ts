import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Anda akan masuk ke {host} atas nama Anda sendiri. Jalan ini berlaku sekali selama satu menit; setiap pemakaian dicatat.',
  notConfigured:
    'Situs Brightspace belum dikonfigurasi. Alamat dan kunci bersama ditentukan oleh pengelola server.',
  expired: 'Jalan ke Brightspace ini sudah dipakai atau kedaluwarsa. Mulailah lagi.',
} as const satisfies TextsOf<typeof en>;
