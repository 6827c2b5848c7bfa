import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}：截止時間已過',
  body: '課程「{course}」的考試「{exam}」已於 {deadline}（{zone}）截止。在此之前您未能通過。',
  penalty: '您仍可參加考試。及格成績現在最多計為 {cap, number, percent}。',
  closesAt: '{closesAt}（{zone}）之後將無法開始考試。',
  closed: '考試已無法開始。請聯絡您班級的輔導員。',
} as const satisfies TextsOf<typeof en>;
