import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: '連結',
  plural: '連結',
  'fields.title': '標題',
  'fields.address': '網址',
  'fields.description': '說明',
  'fields.position': '次序',
  'fields.published': '已發布',
  'fields.visibleFrom': '開始日期',
  'fields.visibleUntil': '結束日期',
  'fields.regionIds': '地區',
  'fields.regionId': '地區',
  'fields.groupIds': '小組',
  'fields.updatedAt': '上次變更',
  'fields.q': '搜尋',
  everybody: '所有人',
  audience: '適用對象',
  audienceHint: '未選擇地區和小組時，所有人都能看到該連結。',
  addressHint: '以 https://、http:// 或 mailto: 開頭',
  order: '變更次序',
  orderHint: '請拖曳連結，或使用按鈕移動。',
  moveUp: '上移「{title}」',
  moveDown: '下移「{title}」',
  ordered: '次序已儲存。',
} as const satisfies TextsOf<typeof en>;
