import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: '沒有可以還原的內容：這些值已經生效。',
  sittingNow: '其中一人正在考試。請等待考試結束。',
  typedWrong: '這不是該帳戶的電子郵件地址。',
  erasurePlanned: '該帳戶的資料清除已在計畫中。',
  erasureOver: '沒有可以撤回的清除計畫。',
} as const satisfies TextsOf<typeof en>;
