import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: '離開頁面',
  stayOnPage: '留在頁面',
  invalidUrl: '請輸入完整的網址，例如 https://example.org。',
  invalidFormat: '請依照要求的格式填寫。',
  languageReloads: '頁面將以所選語言重新載入。',
  reloading: '正在重新載入頁面以取得最新版本。',
  chooseFiles: '選擇檔案',
  fileInvalidType: '檔案類型必須為 {types}',
  fileTooLarge: '檔案大於 {size, number} 位元組',
  fileTooSmall: '檔案小於 {size, number} 位元組',
  tooManyFiles: '檔案過多',
  uploads: '上傳',
  clearCompleted: '清除已完成項目',
  collapse: '收合',
  expand: '展開',
  uploadDone: '已完成',
  uploadFailed: '失敗',
  abort: '中止',
  resume: '繼續',
  clear: '清除',
} as const satisfies TextsOf<typeof en>;
