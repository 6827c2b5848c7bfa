import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Pengajar',
  plural: 'Pengajar',
  'fields.q': 'Cari menurut nama atau surel',
  'fields.name': 'Nama',
  'fields.title': 'Gelar',
  'fields.email': 'Alamat email',
  'fields.userId': 'Akun pengguna',
  'fields.hasAccount': 'Memiliki akun',
  'fields.courseId': 'Mata kuliah',
  'fields.courseCount': 'Mata kuliah',
  'fields.courses': 'Mata kuliah',
  'fields.biographies': 'Biografi',
  'fields.biographies.locale': 'Bahasa',
  'fields.biographies.text': 'Teks',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  titleHint: 'Ditulis sebelum nama, misalnya Dr.',
  addBiography: 'Tambahkan bahasa',
  noBiography: 'Belum ada keterangan tentang pengajar ini.',
  noCourses: 'Pengajar ini belum mengajar mata kuliah.',
} as const satisfies TextsOf<typeof en>;
