import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: '搜尋標題和內容',
  found: '{count, plural, other {找到 # 份文件}}',
  noMatch: '沒有符合「{text}」的文件。',
  empty: '還沒有供您閱讀的文件。',
  notAvailable: '此文件不存在，或不對您開放。',
  lastChanged: '最後變更：{date}',
  notPublished: '未發布',
} as const satisfies TextsOf<typeof en>;
