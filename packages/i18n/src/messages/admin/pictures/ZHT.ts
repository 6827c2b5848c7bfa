import type { TextsOf } from '../../../message-types.ts';
import type { adminPictures as en } from './en.ts';

export const adminPictures = {
  title: '圖片',
  none: '還沒有圖片。',
  upload: '上傳圖片',
  removeTitle: '移除圖片？',
  removed: '圖片已移除。',
} as const satisfies TextsOf<typeof en>;
