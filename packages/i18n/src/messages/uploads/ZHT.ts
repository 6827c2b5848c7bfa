import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: '選擇檔案',
  invalidType: '檔案類型必須為 {types}',
  tooLarge: '檔案大於 {size, number} 位元組',
  tooSmall: '檔案小於 {size, number} 位元組',
  tooMany: '檔案過多',
  title: '上傳',
  clearCompleted: '清除已完成項目',
  collapse: '收合',
  expand: '展開',
  done: '已完成',
  failed: '失敗',
  abort: '中止',
  resume: '繼續',
  clear: '清除',
} as const satisfies TextsOf<typeof en>;
