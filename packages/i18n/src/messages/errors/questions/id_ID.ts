import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Tandai setidaknya satu pilihan sebagai benar, dan biarkan setidaknya satu tidak ditandai.',
  partCount: 'Berikan {min, number} sampai {max, number} butir.',
  optionCount: 'Sediakan {min, number} sampai {max, number} jawaban untuk dijodohkan.',
  eachMatched: 'Pilih jawaban yang sesuai untuk setiap pernyataan.',
  blanksInText: 'Setiap isian kosong harus muncul tepat satu kali dalam teks setiap bahasa.',
  acceptedCount: 'Berikan {min, number} sampai {max, number} jawaban yang diterima.',
  stays: 'Ini tidak dapat diubah lagi.',
  asked:
    'Soal ini dipakai dalam ujian atau sudah dijawab mahasiswa. Sebagai gantinya, soal dapat diarsipkan.',
  poolOfOtherCourse: 'Kumpulan soal ini milik mata kuliah lain.',
} as const satisfies TextsOf<typeof en>;
