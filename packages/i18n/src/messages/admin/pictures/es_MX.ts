import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Imagen',
  none: 'Aún no hay imagen.',
  upload: 'Subir una imagen',
  removeTitle: '¿Quitar la imagen?',
  removed: 'Se quitó la imagen.',
} as const satisfies TextsOf<typeof en>;
