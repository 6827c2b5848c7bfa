import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Mata kuliah',
  plural: 'Mata kuliah',
  'fields.q': 'Cari menurut kode atau nama',
  'fields.code': 'Kode',
  'fields.name': 'Nama',
  'fields.description': 'Keterangan',
  'fields.teacherName': 'Pengajar',
  'fields.locale': 'Bahasa',
  'fields.published': 'Diterbitkan',
  'fields.lessonCount': 'Pelajaran',
  'fields.examCount': 'Ujian',
  'fields.groupIds': 'Kelompok',
  'fields.groupId': 'Kelompok',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  overview: 'Ringkasan',
  addLesson: 'Tambah pelajaran',
  addExam: 'Tambah ujian',
  noLessons: 'Mata kuliah ini belum memiliki pelajaran.',
  noExams: 'Mata kuliah ini belum memiliki ujian.',
  noGroups: 'Mata kuliah ini belum ditawarkan ke kelompok mana pun.',
  publishedHint: 'Mahasiswa melihat mata kuliah setelah diterbitkan.',
  'fields.categoryId': 'Kategori',
} as const satisfies TextsOf<typeof en>;
