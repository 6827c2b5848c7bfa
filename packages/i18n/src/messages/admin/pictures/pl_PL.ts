import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Obraz',
  none: 'Nie ma jeszcze obrazu.',
  upload: 'Prześlij obraz',
  removeTitle: 'Usunąć obraz?',
  removed: 'Obraz usunięto.',
} as const satisfies TextsOf<typeof en>;
