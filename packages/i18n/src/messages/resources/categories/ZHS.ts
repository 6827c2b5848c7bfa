import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: '类别',
  plural: '分类',
  'fields.q': '搜索名称和说明',
  'fields.name': '名称',
  'fields.kind': '用于',
  'fields.position': '顺序',
  'fields.color': '颜色',
  'fields.description': '说明',
  'fields.usedBy': '使用数量',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最近更改',
  kindCourse: '课程',
  kindDocument: '文档',
  kindNews: '新闻',
  positionHint: '数字最小的排在最前。',
  colorInvalid: '请选择颜色，或按 #7a1226 的形式填写。',
  sectionCategory: '类别信息',
  sectionCourses: '此类别的课程',
  unused: '尚未使用',
  usedByCourses: '{count, plural, other {# 门课程}}',
} as const satisfies TextsOf<typeof en>;
