import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: '此课时有录制内容。请先将其移除，再改为文本课时。',
  playsNothing: '此类课时不播放任何内容。请先选择其他类型。',
} as const satisfies TextsOf<typeof en>;
