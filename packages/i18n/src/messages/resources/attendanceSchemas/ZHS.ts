import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: '考勤规则',
  plural: '考勤规则',
  'fields.q': '按名称搜索',
  'fields.name': '名称',
  'fields.minutesLateThreshold': '迟到界限（分钟）',
  'fields.graceAbsentsPerTerm': '每学期免扣缺勤次数',
  'fields.graceLatesPerTerm': '每学期免扣迟到次数',
  'fields.absenceDeduction': '每次缺勤扣分（%）',
  'fields.lateDeduction': '每次迟到扣分（%）',
  'fields.isDefault': '默认',
  'fields.inUse': '使用中',
  'fields.groupCount': '小组',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最后更改',
  defaultHint: '未另行选择时，新小组采用默认规则。默认规则最多一项。',
  sectionSchema: '规则信息',
  sectionPreview: '对成绩的影响',
  noGroups: '没有小组使用此规则。',
  lateRule: '开始后超过 {count, plural, other {# 分钟}}到达者为迟到。',
  absencesCost: '缺勤 {count, plural, other {# 次}}：{percent}',
  latesCost: '迟到 {count, plural, other {# 次}}：{percent}',
  noDeduction: '不扣分',
} as const satisfies TextsOf<typeof en>;
