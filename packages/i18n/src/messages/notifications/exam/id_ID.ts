import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Hasil ujian',
  passed: 'Anda lulus “{exam}” dengan nilai {score, number, percent}.',
  failed: 'Anda belum lulus “{exam}”. Nilai Anda {score, number, percent}.',
  abandoned: '“{exam}” berakhir sebelum dikumpulkan, sehingga percobaan ini dihitung gagal.',
  recorded:
    'Hasil Anda untuk “{exam}” yang dikerjakan di atas kertas telah dicatat: {score, number, percent}.',
  corrected:
    'Nilai Anda untuk “{exam}” dikoreksi dari {before, number, percent} menjadi {score, number, percent}.',
  restored: 'Percobaan Anda untuk “{exam}” dibuka kembali. Anda dapat melanjutkannya.',
  takenBack: 'Nilai jawaban Anda dalam “{exam}” ditarik kembali; jawaban Anda akan dinilai lagi.',
  gradeTitle: 'Nilai mata kuliah',
  gradeCorrected:
    'Nilai Anda dalam “{course}” kini {score, number, percent}. Alasannya tercantum pada nilai Anda.',
  gradeWithdrawn:
    'Koreksi nilai Anda dalam “{course}” telah ditarik kembali. Alasannya tercantum pada nilai Anda.',
} as const satisfies TextsOf<typeof en>;
