import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: '看板',
  plural: '所有小组的公告板',
  'fields.q': '按名称搜索',
  'fields.regionId': '地区',
  'fields.term': '学期',
  'fields.kind': '类型',
  'fields.archived': '已归档',
  'fields.facilitators': '辅导员',
  'fields.courses': '课程',
  'fields.lastActivityAt': '最近活动',
  'fields.latestResults': '最新成绩',
  students: '{count, plural, other {# 名学生}}',
  noActivity: '暂无活动',
  noResults: '暂无成绩',
} as const satisfies TextsOf<typeof en>;
