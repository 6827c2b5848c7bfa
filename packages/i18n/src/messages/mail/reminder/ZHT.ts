import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}：截止時間就在明天',
  body: '您尚未通過課程「{course}」的考試「{exam}」。截止時間為 {deadline}（{zone}）。',
  penalty: '截止時間後交卷並及格者，成績最多計 {cap, number, percent}。',
  button: '前往考試',
  footnote: '您收到此郵件，是因為該考試屬於您的班級。',
} as const satisfies TextsOf<typeof en>;
