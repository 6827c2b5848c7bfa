import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: '成績單',
  student: '學生',
  issued: '簽發日期',
  code: '編號',
  course: '課程',
  score: '分數',
  letter: '等第',
  points: '績點',
  inProgress: '進行中',
  termMean: '學期平均',
  overallMean: '總平均',
  otherCourses: '其他課程，{year}',
  scale: '評分標準',
  scaleBand: '{letter}：{from, number, percent} 起，績點 {points}',
  verify: '本成績單的真偽及有效性可於此查詢：',
  page: '第 {page, number} 頁，共 {pages, number} 頁',
  revoked: '已撤銷',
} as const satisfies TextsOf<typeof en>;
