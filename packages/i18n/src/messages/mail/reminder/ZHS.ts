import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}：截止时间就在明天',
  body: '您尚未通过课程“{course}”的考试“{exam}”。截止时间为 {deadline}（{zone}）。',
  penalty: '截止时间后交卷并及格者，成绩最多计 {cap, number, percent}。',
  button: '前往考试',
  footnote: '您收到此邮件，是因为该考试属于您的班级。',
} as const satisfies TextsOf<typeof en>;
