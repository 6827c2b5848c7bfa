import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: 'Gambar',
  none: 'Belum ada gambar.',
  upload: 'Unggah gambar',
  removeTitle: 'Hapus gambar?',
  removed: 'Gambar telah dihapus.',
} as const satisfies TextsOf<typeof en>;
