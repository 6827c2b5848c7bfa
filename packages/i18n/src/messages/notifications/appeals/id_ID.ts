import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Banding Anda',
  accepted: 'Banding Anda tentang “{title}” diterima. Silakan baca jawabannya.',
  declined: 'Banding Anda tentang “{title}” ditolak. Silakan baca jawabannya.',
  readAgain: 'Penilai kedua memeriksa banding Anda tentang “{title}”.',
  staffTitle: 'Banding',
  opened: '{name} mengajukan banding tentang “{title}”.',
  secondReading: 'Banding {name} tentang “{title}” memerlukan penilai kedua.',
} as const satisfies TextsOf<typeof en>;
