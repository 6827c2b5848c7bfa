import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: '發布表單前，請至少新增一個問題。',
  choicesNeeded: '請輸入至少兩個不同的選項。',
  formInUse: '已有人填寫過此表單，因此無法刪除。請改為取消發布。',
  formChanged: '您填寫期間，此表單已被變更。請檢查所填內容，然後重新傳送。',
  tooManyWaiting: '您還有太多申請在等待處理。請等待辦公室受理。',
} as const satisfies TextsOf<typeof en>;
