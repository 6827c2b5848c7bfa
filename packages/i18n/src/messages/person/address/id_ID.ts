import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Alamat',
  add: 'Tambah alamat',
  edit: 'Ubah alamat',
  remove: 'Hapus alamat',
  none: 'Belum ada alamat',
  line1: 'Alamat baris 1',
  line2: 'Alamat baris 2',
  city: 'Kota',
  state: 'Provinsi',
  postcode: 'Kode pos',
  country: 'Negara',
  changed:
    'Alamat ini telah diubah sementara itu. Isinya sekarang seperti di bawah; jika disimpan, isian Anda akan menggantikannya.',
} as const satisfies TextsOf<typeof en>;
