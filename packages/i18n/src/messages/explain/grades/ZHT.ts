import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt: '{attempts, plural, other {# 次有效考試中的最佳成績}}',
  capped: '補考或逾期通過，最多計 70 %',
  corrected: '經人工更正；原為 {before, number, percent}',
  gradedByHand: '由人工評分',
  completed: '已完成：計 100 %',
  notCompleted: '未完成：計 0 %',
  marking: '已繳交，等待評分：暫不計入',
  missing: '截止後仍未完成：計 0 %',
  notRequired: '截止時間早於加入小組的時間：不作要求，不計入',
  pending: '尚未進行：截止前不計入',
  part: '{title}：權重 {weight, number}，占總成績的 {share, number, percent}',
  mean: '{parts, plural, other {# 項的加權平均，四捨五入}}',
  deduction: '扣除 {points, number} 個百分點',
  letter: '達到 {from, number, percent}：{letter}',
  nothingYet: '尚無計入的成績',
  because: '原因：{reason}',
} as const satisfies TextsOf<typeof en>;
