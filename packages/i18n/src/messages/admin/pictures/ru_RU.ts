import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Изображение',
  none: 'Изображения пока нет.',
  upload: 'Загрузить изображение',
  removeTitle: 'Удалить изображение?',
  removed: 'Изображение удалено.',
} as const satisfies TextsOf<typeof en>;
