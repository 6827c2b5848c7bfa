import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: '成績冊',
  search: '搜尋學生',
  student: '學生',
  noStudents: '此小組還沒有學生。',
  noneFound: '沒有符合「{text}」的學生。',
  exportCsv: '匯出為 CSV',
  weight: '權重 {weight}',
  how: '{name}：{title} 的數字如何得出',
} as const satisfies TextsOf<typeof en>;
