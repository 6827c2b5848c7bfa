import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Pertanyaan benar/salah memiliki tepat dua pilihan.',
  choiceCount: 'Berikan {min, number} sampai {max, number} pilihan.',
  oneCorrect: 'Tandai tepat satu pilihan sebagai jawaban benar.',
  questionNeeded: 'Ujian memerlukan sedikitnya satu pertanyaan sebelum dapat diterbitkan.',
  notInGroup: 'Orang ini tidak belajar di kelompok yang dipilih.',
  notOffered: 'Mata kuliah ujian ini tidak ditawarkan kepada kelompok yang dipilih.',
  attemptOpen:
    'Mahasiswa sedang mengerjakan ujian ini. Catat hasilnya setelah percobaan itu selesai.',
  inFuture: 'Waktu ini belum tiba.',
  sameScore: 'Nilainya sudah sama.',
  ownResult: 'Tidak seorang pun mencatat atau mengoreksi hasilnya sendiri.',
  notOpenYet: 'Ujian ini belum dibuka.',
  closed: 'Ujian ini sudah ditutup. Ujian ini tidak dapat dimulai lagi.',
  oneSource: 'Pilih satu soal atau satu kumpulan soal, atau tulis soal baru.',
  poolTooSmall: 'Kumpulan ini memiliki lebih sedikit soal daripada yang akan diambil.',
  windowOrder: 'Waktu ini harus setelah waktu sebelumnya.',
  notRestorable: 'Percobaan ini tidak dapat dibuka kembali.',
  otherAttemptOpen: 'Percobaan lain untuk ujian ini sedang terbuka.',
  marksStand:
    'Nilai ini dapat diubah, tetapi tidak dapat ditarik kembali: hasilnya telah dikoreksi atau percobaan lain sudah dimulai.',
  nobodySits: 'Saat ini tidak ada yang mengerjakan ujian ini.',
  earnedBounds: 'Berikan 0 sampai {max, number} poin.',
  noPractice: 'Ujian ini tidak dapat dikerjakan sebagai latihan.',
  numberAhead:
    'Jawaban ini memiliki nomor yang tidak mungkin diberikan oleh halaman mana pun. Silakan muat ulang halaman dan jawab lagi.',
} as const satisfies TextsOf<typeof en>;
