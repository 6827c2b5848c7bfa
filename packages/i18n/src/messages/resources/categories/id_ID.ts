import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Kategori',
  plural: 'Kategori',
  'fields.q': 'Cari nama dan keterangan',
  'fields.name': 'Nama',
  'fields.kind': 'Untuk',
  'fields.position': 'Urutan',
  'fields.color': 'Warna',
  'fields.description': 'Keterangan',
  'fields.usedBy': 'Dipakai oleh',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  kindCourse: 'Mata kuliah',
  kindDocument: 'Dokumen',
  kindNews: 'Berita',
  positionHint: 'Angka terkecil tampil pertama.',
  colorInvalid: 'Pilih warna, atau tuliskan seperti #7a1226.',
  sectionCategory: 'Tentang kategori',
  sectionCourses: 'Mata kuliah dalam kategori ini',
  unused: 'Belum ada',
  usedByCourses: '{count, plural, other {# mata kuliah}}',
} as const satisfies TextsOf<typeof en>;
