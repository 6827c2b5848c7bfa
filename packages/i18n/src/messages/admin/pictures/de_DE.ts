import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Bild',
  none: 'Noch kein Bild.',
  upload: 'Bild hochladen',
  removeTitle: 'Bild entfernen?',
  removed: 'Das Bild ist entfernt.',
} as const satisfies TextsOf<typeof en>;
