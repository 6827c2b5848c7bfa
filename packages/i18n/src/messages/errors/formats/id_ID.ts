import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Berkas ini tidak dapat dibaca dalam format yang dipilih. Mungkin formatnya lain atau isinya terpotong.',
  noQuestions: 'Tidak ada soal dalam berkas ini.',
  tooMany: 'Satu berkas memuat paling banyak {max, number} soal.',
  unknownKind: 'Jenis soal ini tidak dikenal di sini: {kind}',
  noAnswers: 'Tidak ada jawaban di antara kurung kurawal: ini teks, bukan soal.',
  variables: 'Variabel membuat soal ini berbeda untuk setiap orang; itu tidak dikenal di sini.',
  severalInOne: 'Beberapa soal digabung menjadi satu, yang tidak dikenal di sini: {kind}',
  noText: 'Teks soal atau jawaban ada yang kosong.',
  feedback: 'Petunjuk dan umpan balik tidak ikut terbawa.',
  media: 'Gambar, suara, dan berkas tidak ikut terbawa.',
  formatting: 'Huruf tebal, daftar, dan tabel menjadi teks biasa.',
  weights: 'Jawaban yang bernilai sebagian dihitung penuh atau tidak sama sekali.',
  points: 'Poin ditetapkan dalam ujian, bukan dalam soal.',
  wildcards: 'Jawaban dengan karakter pengganti seperti * dihilangkan.',
  severalNumbers: 'Dari beberapa angka yang benar hanya satu yang terbawa.',
  choicesToText: 'Yang tadinya dipilih dari daftar di sini ditulis dalam isian.',
  encoding: 'Beberapa karakter tidak dapat dibaca.',
  otherLanguages: 'Hanya teks dalam bahasa mata kuliah yang ada dalam berkas.',
  choiceWords: 'Kata kedua pilihan menjadi kata biasa untuk benar dan salah.',
  guidance: 'Catatan untuk penilai tidak ikut terbawa.',
  maxWords: 'Batas jumlah kata tidak ikut terbawa.',
  unit: 'Satuan, atau semua kecuali satu, tidak ikut terbawa.',
  allOrNothing:
    'Format ini tidak dapat menyatakan bahwa hanya jawaban yang benar seluruhnya yang dihitung.',
  caseSensitive: 'Pembedaan huruf besar dan kecil tidak terjaga persis.',
  tolerance: 'Angka dalam isian harus ditulis tepat.',
  pairsToColumns: 'Butir yang dapat dipasangkan bebas ditempatkan dalam dua kolom.',
  marksToChoices: 'Kata yang ditandai dalam teks ditawarkan sebagai pilihan.',
  leftOut: 'Soal ini tidak ada dalam berkas: format ini tidak mengenal yang serupa.',
} as const satisfies TextsOf<typeof en>;
