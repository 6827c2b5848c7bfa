import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: '考试成绩',
  passed: '您已通过“{exam}”，成绩为 {score, number, percent}。',
  failed: '您未通过“{exam}”，成绩为 {score, number, percent}。',
  abandoned: '“{exam}”在提交之前已结束，本次作答计为不及格。',
  recorded: '您在“{exam}”纸质考试中的成绩已登记：{score, number, percent}。',
  corrected: '您的“{exam}”成绩已从 {before, number, percent} 更正为 {score, number, percent}。',
  restored: '您在“{exam}”中的考试尝试已重新打开，您可以继续作答。',
  takenBack: '您在“{exam}”中的答题评分已撤销，将重新评分。',
  gradeTitle: '课程成绩',
  gradeCorrected: '您在“{course}”的成绩现为 {score, number, percent}。原因列于您的成绩旁。',
  gradeWithdrawn: '您在“{course}”的成绩更正已撤回。原因列于您的成绩旁。',
} as const satisfies TextsOf<typeof en>;
