import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt: '{attempts, plural, other {Yang terbaik dari # percobaan yang dihitung}}',
  capped: 'Lulus saat mengulang atau setelah tenggat dihitung paling banyak 70 %',
  corrected: 'Dikoreksi secara manual; semula {before, number, percent}',
  gradedByHand: 'Dinilai secara manual',
  completed: 'Selesai: dihitung 100 %',
  notCompleted: 'Belum selesai: dihitung 0 %',
  marking: 'Sudah dikumpulkan dan menunggu penilaian: belum dihitung',
  missing: 'Tidak ada setelah tenggat: dihitung 0 %',
  notRequired: 'Tenggatnya sebelum bergabung dengan kelompok: tidak diwajibkan dan tidak dihitung',
  pending: 'Masih akan datang: tidak dihitung sebelum tenggat',
  part: '{title}: bobot {weight, number}, yaitu {share, number, percent} dari nilai akhir',
  mean: 'Rata-rata tertimbang dari {parts, plural, other {# bagian}}, setengah dibulatkan ke atas',
  deduction: 'Dikurangi {points, number} poin persentase',
  letter: 'Mulai {from, number, percent}: {letter}',
  nothingYet: 'Belum ada yang dihitung',
  because: 'Alasan: {reason}',
} as const satisfies TextsOf<typeof en>;
