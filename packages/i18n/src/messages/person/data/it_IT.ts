import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'I Suoi dati',
  hint: 'Scarichi in un unico file tutto ciò che è conservato su di Lei. Non contiene password.',
  download: 'Scarica i miei dati',
} as const satisfies TextsOf<typeof en>;
