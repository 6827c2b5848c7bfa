import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: '考試成績',
  passed: '您已通過「{exam}」，成績為 {score, number, percent}。',
  failed: '您未通過「{exam}」，成績為 {score, number, percent}。',
  abandoned: '「{exam}」在送出之前已結束，本次作答計為不及格。',
  recorded: '您在「{exam}」紙本考試中的成績已登錄：{score, number, percent}。',
  corrected: '您的「{exam}」成績已從 {before, number, percent} 更正為 {score, number, percent}。',
  restored: '您在「{exam}」中的考試嘗試已重新開啟，您可以繼續作答。',
  takenBack: '您在「{exam}」中的答題評分已撤銷，將重新評分。',
  gradeTitle: '課程成績',
  gradeCorrected: '您在「{course}」的成績現為 {score, number, percent}。原因列於您的成績旁。',
  gradeWithdrawn: '您在「{course}」的成績更正已撤回。原因列於您的成績旁。',
} as const satisfies TextsOf<typeof en>;
