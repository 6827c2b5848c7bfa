import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: '更多項目',
  empty: '（空白）',
  published: '已發布',
  draft: '草稿',
  export: '匯出',
  exportHint: '將此清單的所有列下載為 CSV 檔案',
  exporting: '正在匯出…… {done, number} / {total, number}',
  exported: '{count, plural, other {已匯出 # 列}}',
  exportFailed: '匯出已中斷：{reason}',
  addTitle: '新增：{name}',
  changed: '已儲存：{name}',
  created: '已建立：{name}',
  deleted: '已刪除：{name}',
  deleteTitle: '要刪除「{name}」嗎？',
  conflictTitle: '此紀錄已被他人變更',
  conflictBody: '您填寫的內容仍在，尚未儲存。以下欄位不同：',
  conflictSame: '您填寫的內容仍在，尚未儲存。沒有不同的欄位。',
  conflictField: '欄位',
  conflictMine: '您的內容',
  conflictTheirs: '目前已儲存',
  conflictChanged: '已變更',
  conflictKeepMine: '儲存我的內容',
  conflictTakeTheirs: '使用已儲存的內容',
  couldNotLoad: '無法載入。',
} satisfies TextsOf<typeof en>;
