import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Tambahkan sedikitnya satu pertanyaan sebelum Anda menerbitkan formulir.',
  choicesNeeded: 'Masukkan sedikitnya dua pilihan yang berbeda.',
  formInUse:
    'Formulir ini sudah pernah diisi, jadi tidak dapat dihapus. Sebagai gantinya, batalkan penerbitannya.',
  formChanged:
    'Formulir ini diubah saat Anda mengisinya. Silakan periksa isian Anda dan kirim sekali lagi.',
  tooManyWaiting:
    'Terlalu banyak permohonan Anda yang masih menunggu. Silakan tunggu sampai ditangani.',
} as const satisfies TextsOf<typeof en>;
