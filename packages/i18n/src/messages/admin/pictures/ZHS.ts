import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: '图片',
  none: '还没有图片。',
  upload: '上传图片',
  removeTitle: '移除图片？',
  removed: '图片已移除。',
} as const satisfies TextsOf<typeof en>;
