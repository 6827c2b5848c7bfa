import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: '此课时有录制内容。请先将其移除，再改为文本课时。',
  playsNothing: '此类课时不播放任何内容。请先选择其他类型。',
  checkAfterEnd: '此时间不在录制内容结束之前。',
  checkSameTime: '此时间已有另一道题目。',
  checkOfOtherCourse: '此题目属于另一门课程。',
  checkKind: '此处只能使用单选题、多选题、判断题和简答题。',
} as const satisfies TextsOf<typeof en>;
