import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: '您的考試',
  intro: '以下適用於您的每次考試。',
  time: '時間：一般的 {share, number, percent}',
  breaks: '休息：{minutes, plural, other {增加 # 分鐘}}',
  attempts: '次數：{count, plural, other {增加 # 次}}',
  noLeaveRule: '離開頁面不計為不及格',
  grace: '您最多可離開 {duration}',
  largerType: '試題採用大字型',
  readAloud: '試題可以朗讀',
  until: '至 {date}',
} as const satisfies TextsOf<typeof en>;
