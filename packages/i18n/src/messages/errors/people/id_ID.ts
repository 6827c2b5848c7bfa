import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Data orang ini telah dihapus; akunnya tidak dapat digunakan untuk apa pun lagi.',
  merged:
    'Akun ini telah digabung dengan akun lain. Hapus data akun yang disimpan, maka data akun ini ikut terhapus.',
  mergedStays:
    'Akun ini telah digabung dengan akun lain dan tetap ditutup. Batalkan penggabungan untuk membukanya kembali.',
  eraseSelf: 'Anda tidak dapat menghapus data Anda sendiri.',
  lastSuperadmin: 'Data administrator utama terakhir tidak dapat dihapus.',
  otherEmail: 'Ini bukan alamat email akun tersebut.',
  reasonNames: 'Alasan disimpan selamanya, jadi tidak boleh menyebut orangnya.',
  undoTooLate: 'Tiga puluh hari untuk membatalkan penggabungan ini telah lewat.',
  mergedOn:
    'Akun yang disimpan kemudian digabung dengan akun lain. Batalkan penggabungan itu terlebih dahulu.',
} as const satisfies TextsOf<typeof en>;
