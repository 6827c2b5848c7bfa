import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: '此人的資料已被清除，其帳戶不能再進行任何操作。',
  merged: '此帳戶已合併到另一個帳戶。請清除保留的帳戶，此帳戶會一併清除。',
  mergedStays: '此帳戶已合併到另一個帳戶，保持關閉。如需重新啟用，請復原合併。',
  eraseSelf: '您不能清除自己的資料。',
  lastSuperadmin: '不能清除最後一位超級管理員。',
  otherEmail: '這不是該帳戶的電子郵件。',
  reasonNames: '原因會永久保存，因此不能寫出此人的姓名或電子郵件。',
  undoTooLate: '可復原此次合併的三十天已過。',
  mergedOn: '保留的帳戶此後又與另一個帳戶合併。請先復原那次合併。',
} as const satisfies TextsOf<typeof en>;
