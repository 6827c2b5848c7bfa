import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: '没有可以恢复的内容：这些值已经生效。',
  sittingNow: '其中一人正在考试。请等待考试结束。',
} as const satisfies TextsOf<typeof en>;
