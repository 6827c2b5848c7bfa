import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: '獲得的分數',
  percent: '換算成百分比，四捨五入',
  passMark: '及格線',
  retake: '重考及格最多按 {cap, number, percent} 計',
  late: '逾期及格最多按 {cap, number, percent} 計',
  retakeAndLate: '重考且逾期及格最多按 {cap, number, percent} 計',
  left: '此次考試在提交前結束，按不及格計',
  timeUp: '時間已到：已提交儲存的答案',
  corrected: '人工更正',
  marking: '部分答案仍在評分',
  recorded: '由紙本考試登錄',
  moreTime: '您的時限為通常時限的 {factor, number, percent}',
  breaks: '您的時間增加了 {minutes, plural, other {# 分鐘}}休息',
  extraAttempts: '比通常多 {count, plural, other {# 次}}考試機會',
  mayLeave: '離開頁面不會使您此次考試不及格',
  grace: '您最多可以離開 {seconds, plural, other {# 秒}}',
  largerType: '題目以較大字體顯示',
  readAloud: '題目可以朗讀',
} as const satisfies TextsOf<typeof en>;
