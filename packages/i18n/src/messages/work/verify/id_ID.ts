import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Transkrip ini diterbitkan oleh {organisation}.',
  revoked: 'Transkrip ini dicabut pada {date}. Transkrip ini tidak berlaku lagi.',
  unknownTitle: 'Tidak ada transkrip dengan kode ini',
  unknownHint: 'Harap bandingkan setiap karakter dengan dokumen lalu ketik kodenya lagi.',
  code: 'Kode pada transkrip',
  check: 'Periksa',
  student: 'Mahasiswa',
  issued: 'Diterbitkan',
  compare: 'Bandingkan nilai ini dengan dokumen: yang tertera di sini adalah yang diterbitkan.',
  course: 'Kursus',
  score: 'Skor',
  letter: 'Nilai',
  inProgress: 'Sedang berjalan',
  otherCourses: 'Kursus lain, {year}',
} as const satisfies TextsOf<typeof en>;
