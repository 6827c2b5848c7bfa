import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Kép',
  none: 'Még nincs kép.',
  upload: 'Kép feltöltése',
  removeTitle: 'Eltávolítja a képet?',
  removed: 'A kép eltávolítva.',
} as const satisfies TextsOf<typeof en>;
