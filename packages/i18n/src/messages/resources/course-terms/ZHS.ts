import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: '学期',
  plural: '学期',
  'fields.q': '按名称搜索',
  'fields.name': '名称',
  'fields.year': '年度',
  'fields.startsOn': '开始日期',
  'fields.endsOn': '结束日期',
  'fields.offeringCount': '开设的课程',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最近更改',
  courses: '本学期的课程',
  noCourses: '本学期尚未开设课程。',
} as const satisfies TextsOf<typeof en>;
