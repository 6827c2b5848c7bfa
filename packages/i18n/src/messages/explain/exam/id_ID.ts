import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Poin yang diperoleh',
  percent: 'Dalam persen, setengah dibulatkan ke atas',
  passMark: 'Batas lulus',
  retake: 'Kelulusan pada percobaan ulang dihitung paling banyak {cap, number, percent}',
  late: 'Kelulusan setelah tenggat dihitung paling banyak {cap, number, percent}',
  retakeAndLate:
    'Kelulusan pada percobaan ulang dan setelah tenggat dihitung paling banyak {cap, number, percent}',
  left: 'Percobaan berakhir sebelum diserahkan dan dihitung tidak lulus',
  timeUp: 'Waktu habis: yang tersimpan telah diserahkan',
  corrected: 'Diperbaiki secara manual',
  marking: 'Beberapa jawaban masih dinilai',
  recorded: 'Dicatat dari ujian di atas kertas',
  moreTime: 'Batas waktu Anda {factor, number, percent} dari yang biasa',
  breaks: '{minutes, plural, other {# menit}} istirahat ditambahkan ke waktu Anda',
  extraAttempts: '{count, plural, other {# percobaan}} lebih banyak dari biasanya',
  mayLeave: 'Meninggalkan halaman tidak menggagalkan percobaan Anda',
  grace: 'Anda boleh pergi hingga {seconds, plural, other {# detik}}',
  largerType: 'Soal ditampilkan dengan huruf lebih besar',
  readAloud: 'Soal dapat dibacakan',
} as const satisfies TextsOf<typeof en>;
