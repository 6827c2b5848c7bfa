import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: '申诉',
  plural: '申诉',
  'fields.q': '按学生或标题搜索',
  'fields.status': '状态',
  'fields.subjectKind': '事项',
  'fields.person': '学生',
  'fields.group': '班级',
  'fields.title': '考试、作业或课程',
  'fields.reason': '理由',
  'fields.opinion': '第一位审阅人的意见',
  'fields.firstReaderName': '第一位审阅人',
  'fields.answer': '答复',
  'fields.minutes': '新增时间（分钟）',
  'fields.decidedByName': '决定人',
  'fields.decidedAt': '决定时间',
  'fields.createdAt': '提出时间',
  'fields.waiting': '等待决定',
  'fields.groupId': '班级',
  'fields.regionId': '地区',
  'fields.score': '新成绩（百分比）',
} as const satisfies TextsOf<typeof en>;
