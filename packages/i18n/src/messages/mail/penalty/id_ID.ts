import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: tenggatnya sudah lewat',
  body: 'Tenggat ujian “{exam}” dari mata kuliah “{course}” adalah {deadline} ({zone}). Hingga saat itu Anda belum lulus.',
  penalty:
    'Anda masih dapat mengikutinya. Nilai lulus kini dihitung paling banyak {cap, number, percent}.',
  closesAt: 'Ujian tidak dapat dimulai setelah {closesAt} ({zone}).',
  closed: 'Ujian tidak dapat dimulai lagi. Silakan hubungi fasilitator kelompok Anda.',
} as const satisfies TextsOf<typeof en>;
