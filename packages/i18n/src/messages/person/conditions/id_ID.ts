import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Dalam ujian Anda',
  intro: 'Ini berlaku bagi Anda dalam setiap ujian.',
  time: 'Waktu: {share, number, percent} dari biasanya',
  breaks: 'Jeda: {minutes, plural, other {tambahan # menit}}',
  attempts: 'Percobaan: {count, plural, other {# tambahan}}',
  noLeaveRule: 'Meninggalkan halaman tidak menggagalkan ujian',
  grace: 'Anda boleh pergi hingga {duration}',
  largerType: 'Pertanyaan dengan huruf lebih besar',
  readAloud: 'Pertanyaan dapat dibacakan',
  until: 'Hingga {date}',
} as const satisfies TextsOf<typeof en>;
