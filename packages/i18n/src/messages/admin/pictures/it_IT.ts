import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Immagine',
  none: 'Ancora nessuna immagine.',
  upload: 'Carica un’immagine',
  removeTitle: 'Rimuovere l’immagine?',
  removed: 'L’immagine è rimossa.',
} as const satisfies TextsOf<typeof en>;
