import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: '清除{name}的資料？',
  body: '所有能辨認出{name}的資訊都將永久刪除，任何人都無法復原。',
  exportFirst: '如果本人可能還需要這些資料，請先下載。',
  removed: '將被刪除的內容',
  kept: '將保留的內容，以編號代替姓名',
  keptWhy: '成績和日誌項目會保留，使報告和操作紀錄保持正確，但不再顯示與誰有關。',
  account: '姓名、電子郵件、密碼和個人檔案',
  partRIGHTS: '角色和職責',
  partMEMBERSHIPS: '所屬地區和小組',
  partRESULTS: '考試成績',
  partPROGRESS: '進度和造訪記錄',
  partNOTIFICATIONS: '通知',
  partCONTACTS: '地址和電話號碼',
  partWORK: '作為工作人員或教師的工作',
  partENTRY: '登入、連結和通行金鑰',
  partLOG: '日誌項目',
  partMAILS: '寄給此人的郵件',
  reason: '原因',
  reasonHint: '至少 3 個字元。原因會永久保存，請不要寫出此人的姓名。',
  confirmation: '帳戶的電子郵件',
  confirmationHint: '請輸入 {email} 以確認。',
  erase: '永久清除',
  done: '此人的資料已清除。',
} as const satisfies TextsOf<typeof en>;
