import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: '此課堂有錄製內容。請先將其移除，再改為文字課堂。',
  playsNothing: '此類課堂不播放任何內容。請先選擇其他類型。',
} as const satisfies TextsOf<typeof en>;
