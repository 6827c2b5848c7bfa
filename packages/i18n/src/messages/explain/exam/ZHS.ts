import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: '获得的分数',
  percent: '换算成百分比，四舍五入',
  passMark: '及格线',
  retake: '重考及格最多按 {cap, number, percent} 计',
  late: '逾期及格最多按 {cap, number, percent} 计',
  retakeAndLate: '重考且逾期及格最多按 {cap, number, percent} 计',
  left: '此次考试在提交前结束，按不及格计',
  timeUp: '时间已到：已提交保存的答案',
  corrected: '人工更正',
  marking: '部分答案仍在评分',
  recorded: '由纸质考试录入',
  moreTime: '您的时限为通常时限的 {factor, number, percent}',
  breaks: '您的时间增加了 {minutes, plural, other {# 分钟}}休息',
  extraAttempts: '比通常多 {count, plural, other {# 次}}考试机会',
  mayLeave: '离开页面不会使您此次考试不及格',
  grace: '您最多可以离开 {seconds, plural, other {# 秒}}',
  largerType: '题目以较大字体显示',
  readAloud: '题目可以朗读',
} as const satisfies TextsOf<typeof en>;
