import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: '您还没有成绩。课程开始后，成绩会显示在这里。',
  noneYet: '暂无成绩',
  points: '绩点：{points}',
  soFar: '截至目前',
  part: '考试或作业',
  weight: '权重',
  score: '分数',
  letter: '等级',
  missing: '缺交',
  pending: '未进行',
  courseGrade: '课程成绩',
  deduction: '扣分（百分点）',
  howPart: '{title} 的数字如何得出',
  howCourse: '课程成绩如何得出',
  whatIf: '假如……',
  whatIfHint: '输入其他分数，看看课程成绩会如何变化。这些数字并非真实成绩，也不会保存。',
  guess: '假设分数',
  guessFor: '{title} 的假设分数',
  wouldBe: '课程成绩将为',
  reset: '重置',
  backToReal: '返回真实成绩',
  history: '成绩变更记录',
  noChanges: '您的成绩没有变更。',
  changed: '由 {before} 改为 {after}',
} as const satisfies TextsOf<typeof en>;
