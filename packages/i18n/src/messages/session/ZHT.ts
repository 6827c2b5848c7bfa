import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: '您的課程、考試和成績，一處掌握',
  unreachable: '目前無法連線到學院',
  logoutFailed: '您仍處於登入狀態，因為無法連線到伺服器。',
  selectFailed: '無法變更您的小組。',
  examWaits: '您的考試「{title}」仍在進行，答案已保留。請在 {time} 內登入以繼續。',
  examOpen: '您的考試「{title}」仍在進行，答案已保留。請登入以繼續。',
} as const satisfies TextsOf<typeof en>;
