import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: '链接',
  plural: '链接',
  'fields.title': '标题',
  'fields.address': '地址',
  'fields.description': '说明',
  'fields.position': '次序',
  'fields.published': '已发布',
  'fields.visibleFrom': '开始日期',
  'fields.visibleUntil': '结束日期',
  'fields.regionIds': '地区',
  'fields.regionId': '地区',
  'fields.groupIds': '小组',
  'fields.updatedAt': '上次更改',
  'fields.q': '搜索',
  everybody: '所有人',
  audience: '适用对象',
  audienceHint: '未选择地区和小组时，所有人都能看到该链接。',
  addressHint: '以 https://、http:// 或 mailto: 开头',
  order: '更改次序',
  orderHint: '请拖动链接，或使用按钮移动。',
  moveUp: '上移“{title}”',
  moveDown: '下移“{title}”',
  ordered: '次序已保存。',
} as const satisfies TextsOf<typeof en>;
