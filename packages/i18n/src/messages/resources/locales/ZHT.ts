import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: '語言',
  plural: '語言',
  'fields.q': '依名稱或代碼搜尋',
  'fields.name': '供職員使用的名稱',
  'fields.label': '顯示為',
  'fields.value': '代碼',
  'fields.position': '順序',
  'fields.enabled': '可供選擇',
  'fields.updatedAt': '最近變更',
  sectionLocale: '語言資訊',
  nameHint: '使用英文，用於此類清單。',
  labelHint: '以該語言書寫，如語言選單所示。',
  positionHint: '數字最小的在語言選單中排在最前。',
  enabledHint: '已使用此語言的人可繼續使用。',
} as const satisfies TextsOf<typeof en>;
