import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Tugas',
  graded: 'Karya Anda untuk “{assignment}” telah dinilai: {score, number, percent}.',
  complete: 'Karya Anda untuk “{assignment}” dinyatakan lengkap.',
  incomplete: 'Karya Anda untuk “{assignment}” dinyatakan belum lengkap.',
  ungraded: 'Nilai karya Anda untuk “{assignment}” ditarik kembali; karya Anda akan dinilai lagi.',
  reopened: 'Anda dapat mengumpulkan karya untuk “{assignment}” sampai {until}.',
} as const satisfies TextsOf<typeof en>;
