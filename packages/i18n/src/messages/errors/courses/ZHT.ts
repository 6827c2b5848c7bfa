import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: '此課堂有錄製內容。請先將其移除，再改為文字課堂。',
  playsNothing: '此類課堂不播放任何內容。請先選擇其他類型。',
  checkAfterEnd: '此時間不在錄影結束之前。',
  checkSameTime: '此時間已有另一道題目。',
  checkOfOtherCourse: '此題目屬於另一門課程。',
  checkKind: '此處只能使用單選題、多選題、是非題和簡答題。',
} as const satisfies TextsOf<typeof en>;
