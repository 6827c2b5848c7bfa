import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: '沒有可以還原的內容：這些值已經生效。',
  sittingNow: '其中一人正在考試。請等待考試結束。',
} as const satisfies TextsOf<typeof en>;
