import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: tenggatnya besok',
  body: 'Anda belum lulus ujian “{exam}” dari mata kuliah “{course}”. Tenggatnya {deadline} ({zone}).',
  penalty:
    'Siapa pun yang menyerahkan setelah tenggat dan lulus mendapat paling banyak {cap, number, percent}.',
  button: 'Buka ujian',
  footnote: 'Anda menerima pesan ini karena ujian tersebut milik kelompok Anda.',
} as const satisfies TextsOf<typeof en>;
