import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Зображення',
  none: 'Зображення ще немає.',
  upload: 'Завантажити зображення',
  removeTitle: 'Вилучити зображення?',
  removed: 'Зображення вилучено.',
} as const satisfies TextsOf<typeof en>;
