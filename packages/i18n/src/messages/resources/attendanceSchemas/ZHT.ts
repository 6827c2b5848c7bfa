import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: '出席規則',
  plural: '出席規則',
  'fields.q': '依名稱搜尋',
  'fields.name': '名稱',
  'fields.minutesLateThreshold': '遲到界限（分鐘）',
  'fields.graceAbsentsPerTerm': '每學期免扣缺席次數',
  'fields.graceLatesPerTerm': '每學期免扣遲到次數',
  'fields.absenceDeduction': '每次缺席扣分（%）',
  'fields.lateDeduction': '每次遲到扣分（%）',
  'fields.isDefault': '預設',
  'fields.inUse': '使用中',
  'fields.groupCount': '小組',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最後變更',
  defaultHint: '未另行選擇時，新小組採用預設規則。預設規則最多一項。',
  sectionSchema: '規則資訊',
  sectionPreview: '對成績的影響',
  noGroups: '沒有小組使用此規則。',
  lateRule: '開始後超過 {count, plural, other {# 分鐘}}到達者為遲到。',
  absencesCost: '缺席 {count, plural, other {# 次}}：{percent}',
  latesCost: '遲到 {count, plural, other {# 次}}：{percent}',
  noDeduction: '不扣分',
} as const satisfies TextsOf<typeof en>;
