import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Kumpulan soal',
  plural: 'Kumpulan soal',
  'fields.q': 'Cari menurut nama',
  'fields.name': 'Nama',
  'fields.courseId': 'Mata kuliah',
  'fields.questionCount': 'Soal',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  hint: 'Ujian mengambil beberapa soal dari kumpulan, berbeda untuk setiap mahasiswa.',
  showQuestions: 'Soal dalam kumpulan ini',
} as const satisfies TextsOf<typeof en>;
