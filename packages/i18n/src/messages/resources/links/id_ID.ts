import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Tautan',
  plural: 'Tautan',
  'fields.title': 'Judul',
  'fields.address': 'Alamat',
  'fields.description': 'Deskripsi',
  'fields.position': 'Urutan',
  'fields.published': 'Diterbitkan',
  'fields.visibleFrom': 'Mulai',
  'fields.visibleUntil': 'Sampai',
  'fields.regionIds': 'Wilayah',
  'fields.regionId': 'Wilayah',
  'fields.groupIds': 'Kelompok',
  'fields.updatedAt': 'Terakhir diubah',
  'fields.q': 'Cari',
  everybody: 'Semua orang',
  audience: 'Untuk siapa',
  audienceHint: 'Tanpa wilayah dan kelompok, semua orang melihat tautan ini.',
  addressHint: 'Diawali dengan https://, http:// atau mailto:',
  order: 'Ubah urutan',
  orderHint: 'Seret tautan, atau pindahkan dengan tombol.',
  moveUp: 'Naikkan “{title}”',
  moveDown: 'Turunkan “{title}”',
  ordered: 'Urutan telah disimpan.',
} as const satisfies TextsOf<typeof en>;
