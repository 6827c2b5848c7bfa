import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: '地址',
  add: '添加地址',
  edit: '编辑地址',
  remove: '删除地址',
  none: '尚无地址',
  line1: '地址第 1 行',
  line2: '地址第 2 行',
  city: '城市',
  state: '省/州',
  postcode: '邮政编码',
  country: '国家/地区',
  changed: '此地址在此期间已被修改，目前内容如下；保存后将以您填写的内容取代。',
} as const satisfies TextsOf<typeof en>;
