import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: '语言',
  plural: '语言',
  'fields.q': '按名称或代码搜索',
  'fields.name': '供员工使用的名称',
  'fields.label': '显示为',
  'fields.value': '代码',
  'fields.position': '顺序',
  'fields.enabled': '可供选择',
  'fields.updatedAt': '最近更改',
  sectionLocale: '语言信息',
  nameHint: '使用英语，用于此类列表。',
  labelHint: '以该语言书写，如语言选择器所示。',
  positionHint: '数字最小的在语言选择器中排在最前。',
  enabledHint: '已使用此语言的人可继续使用。',
} as const satisfies TextsOf<typeof en>;
