import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Pilih berkas',
  invalidType: 'Jenis berkas harus {types}',
  tooLarge: 'Ukuran berkas lebih dari {size, number} bita',
  tooSmall: 'Ukuran berkas kurang dari {size, number} bita',
  tooMany: 'Terlalu banyak berkas',
  title: 'Unggahan',
  clearCompleted: 'Hapus yang selesai',
  collapse: 'Ciutkan',
  expand: 'Bentangkan',
  done: 'Selesai',
  failed: 'Gagal',
  abort: 'Batalkan',
  resume: 'Lanjutkan',
  clear: 'Hapus',
} as const satisfies TextsOf<typeof en>;
