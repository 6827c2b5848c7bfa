import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Image',
  none: 'Pas encore d’image.',
  upload: 'Déposer une image',
  removeTitle: 'Supprimer l’image ?',
  removed: 'L’image est supprimée.',
} as const satisfies TextsOf<typeof en>;
