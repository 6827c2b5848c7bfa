import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Tidak ada lagi yang perlu dikembalikan: nilai-nilai ini sudah berlaku.',
  sittingNow:
    'Salah satu dari keduanya sedang menempuh ujian. Silakan tunggu sampai ujian selesai.',
  typedWrong: 'Ini bukan alamat surel akun tersebut.',
  erasurePlanned: 'Penghapusan data akun ini sudah direncanakan.',
  erasureOver: 'Tidak ada rencana penghapusan yang dapat dibatalkan.',
} as const satisfies TextsOf<typeof en>;
