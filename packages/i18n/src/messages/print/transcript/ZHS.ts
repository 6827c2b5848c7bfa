import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: '成绩单',
  student: '学生',
  issued: '签发日期',
  code: '编号',
  course: '课程',
  score: '分数',
  letter: '等级',
  points: '绩点',
  inProgress: '进行中',
  termMean: '学期平均',
  overallMean: '总平均',
  otherCourses: '其他课程，{year}',
  scale: '评分标准',
  scaleBand: '{letter}：{from, number, percent} 起，绩点 {points}',
  verify: '本成绩单的真伪及有效性可在此查询：',
  page: '第 {page, number} 页，共 {pages, number} 页',
  revoked: '已撤销',
} as const satisfies TextsOf<typeof en>;
