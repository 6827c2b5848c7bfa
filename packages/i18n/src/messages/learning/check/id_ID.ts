import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, other {Rekaman berhenti # kali dan mengajukan pertanyaan: pada {times}.}} Anda boleh mencoba sesering yang Anda mau. Pelajaran selesai setelah semuanya dijawab.',
  marks: 'Pertanyaan pada {times}',
  title: 'Pertanyaan {number, number} dari {total, number}',
  several: 'Lebih dari satu jawaban mungkin benar.',
  yourAnswer: 'Jawaban Anda',
  send: 'Jawab',
  right: 'Jawaban Anda benar.',
  wrong: 'Itu belum benar. Silakan coba lagi, atau dengarkan bagian ini sekali lagi.',
  goOn: 'Lanjutkan',
  again: 'Putar lagi dari {time}',
  notSent: 'Jawaban Anda belum sampai. Jawaban tersimpan di sini; silakan kirim lagi.',
} as const satisfies TextsOf<typeof en>;
