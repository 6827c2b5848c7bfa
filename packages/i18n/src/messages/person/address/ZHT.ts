import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: '地址',
  add: '新增地址',
  edit: '編輯地址',
  remove: '刪除地址',
  none: '尚無地址',
  line1: '地址第 1 行',
  line2: '地址第 2 行',
  city: '城市',
  state: '省/州',
  postcode: '郵遞區號',
  country: '國家/地區',
  changed: '此地址在此期間已被修改，目前內容如下；儲存後將以您填寫的內容取代。',
} as const satisfies TextsOf<typeof en>;
