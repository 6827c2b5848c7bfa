import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Afbeelding',
  none: 'Nog geen afbeelding.',
  upload: 'Afbeelding uploaden',
  removeTitle: 'Afbeelding verwijderen?',
  removed: 'De afbeelding is verwijderd.',
} as const satisfies TextsOf<typeof en>;
