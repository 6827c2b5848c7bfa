import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Tidak ada lagi yang perlu dikembalikan: nilai-nilai ini sudah berlaku.',
  sittingNow:
    'Salah satu dari keduanya sedang menempuh ujian. Silakan tunggu sampai ujian selesai.',
} as const satisfies TextsOf<typeof en>;
