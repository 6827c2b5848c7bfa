import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Buku nilai',
  plural: 'Buku nilai',
  'fields.groupId': 'Kelompok',
  'fields.courseId': 'Kursus',
  search: 'Cari menurut nama',
  student: 'Mahasiswa',
  grade: 'Nilai',
  letter: 'Huruf',
  weight: 'Bobot {weight, number}',
  stateMISSING: 'Tidak ada',
  stateNOT_REQUIRED: 'Tidak diwajibkan (bergabung kemudian)',
  statePENDING: 'Akan datang',
  stateMARKING: 'Menunggu penilaian',
  explain: 'Cara perhitungannya: {name}',
  choose: 'Pilih kelompok dan salah satu kursusnya.',
  noCourses: 'Tidak ada kursus terbit untuk kelompok ini.',
  nobody: 'Tidak ada yang ditemukan.',
  csv: 'Unduh sebagai CSV',
  print: 'Cetak',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Skor dalam persen',
  'fields.reason': 'Alasan',
  correct: 'Koreksi nilai',
  correctBody:
    'Hasil kerja {name} tetap seperti adanya; nilai yang dikoreksi berlaku sebagai gantinya sampai ditarik kembali. {name} diberi tahu dan membaca alasannya.',
  corrected: 'Nilai {name} telah dikoreksi',
  withdraw: 'Tarik kembali koreksi',
  withdrawBody:
    'Nilai dari hasil kerja {name} berlaku kembali. {name} diberi tahu dan membaca alasannya.',
  withdrawn: 'Koreksi untuk {name} telah ditarik kembali',
} as const satisfies TextsOf<typeof en>;
