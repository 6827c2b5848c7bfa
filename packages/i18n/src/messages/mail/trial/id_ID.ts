import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Surel percobaan',
  body: 'Jika Anda membaca ini, surel kolese di {siteUrl} sampai.',
  button: 'Buka situs',
  footnote: 'Surel ini diminta saat penyiapan kolese.',
} as const satisfies TextsOf<typeof en>;
