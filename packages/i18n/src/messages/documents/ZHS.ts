import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: '搜索标题和内容',
  found: '{count, plural, other {找到 # 篇文档}}',
  noMatch: '没有与“{text}”匹配的文档。',
  empty: '还没有供您阅读的文档。',
  notAvailable: '此文档不存在，或不对您开放。',
  lastChanged: '最后更改：{date}',
  notPublished: '未发布',
} as const satisfies TextsOf<typeof en>;
