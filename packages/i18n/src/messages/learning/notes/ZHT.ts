import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: '筆記',
  addAt: '在 {time} 新增筆記',
  text: '筆記內容',
  editAt: '編輯 {time} 的筆記',
  removeAt: '刪除 {time} 的筆記',
  removed: '筆記已刪除。',
  undo: '復原',
  empty: '此課堂還沒有筆記。按 N 鍵可在目前位置新增。',
  print: '列印筆記',
  visibleTo: '可見對象',
  onlyMe: '僅自己',
  pinnedBy: '{name} 寫給小組',
  printTitle: '筆記：{title}',
  none: '本課程還沒有筆記。',
  pdf: '下載為 PDF',
  pdfFailed: '無法產生 PDF。請重試。',
  closed: '筆記是私人的。透過他人帳戶檢視的人看不到筆記。',
  page: '第 {page, number} 頁，共 {pages, number} 頁',
} as const satisfies TextsOf<typeof en>;
