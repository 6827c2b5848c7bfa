import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}：截止时间已过',
  body: '课程“{course}”的考试“{exam}”已于 {deadline}（{zone}）截止。在此之前您未能通过。',
  penalty: '您仍可参加考试。及格成绩现在最多计为 {cap, number, percent}。',
  closesAt: '{closesAt}（{zone}）之后将无法开始考试。',
  closed: '考试已无法开始。请联系您班级的辅导员。',
} as const satisfies TextsOf<typeof en>;
