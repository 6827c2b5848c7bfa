import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Saat ini hal itu tidak dapat dilakukan. Silakan coba lagi dalam beberapa menit. Jika berlanjut, beri tahu kami nomor ini: {id}',
} as const satisfies TextsOf<typeof en>;
