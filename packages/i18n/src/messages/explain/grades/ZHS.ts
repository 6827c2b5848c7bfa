import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt: '{attempts, plural, other {# 次有效考试中的最好成绩}}',
  capped: '补考或逾期通过，最多计 70 %',
  corrected: '经人工更正；原为 {before, number, percent}',
  gradedByHand: '由人工评分',
  completed: '已完成：计 100 %',
  notCompleted: '未完成：计 0 %',
  marking: '已提交，等待评分：暂不计入',
  missing: '截止后仍未完成：计 0 %',
  notRequired: '截止时间早于加入小组的时间：不作要求，不计入',
  pending: '尚未进行：截止前不计入',
  part: '{title}：权重 {weight, number}，占总成绩的 {share, number, percent}',
  mean: '{parts, plural, other {# 项的加权平均，四舍五入}}',
  deduction: '扣除 {points, number} 个百分点',
  letter: '达到 {from, number, percent}：{letter}',
  nothingYet: '暂无计入的成绩',
  because: '原因：{reason}',
} as const satisfies TextsOf<typeof en>;
