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
  poolOfOtherCourse: 'Kumpulan soal ini milik mata kuliah lain.',
  revised: 'Orang lain telah mengubah pertanyaan ini sementara itu. Tidak ada yang disimpan.',
  asked:
    'Ujian berikut memakai pertanyaan ini: {exams}. Sebagai gantinya, pertanyaan dapat diarsipkan.',
  askedInLessons:
    'Rekaman pelajaran berikut berhenti untuk pertanyaan ini: {lessons}. Pertanyaan ini dapat diarsipkan.',
  moreExams: '{count, plural, other {# ujian lainnya}}',
  answered:
    'Sudah ada mahasiswa yang menjawab pertanyaan ini. Sebagai gantinya, pertanyaan dapat diarsipkan.',
} as const satisfies TextsOf<typeof en>;
