import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: '本成績單由 {organisation} 簽發。',
  revoked: '本成績單已於{date}撤銷，不再有效。',
  unknownTitle: '沒有使用此編號的成績單',
  unknownHint: '請逐個字元與紙本成績單核對，然後重新輸入編號。',
  code: '成績單上的編號',
  check: '查詢',
  student: '學生',
  issued: '簽發日期',
  compare: '請將這些成績與紙本成績單核對：此處為簽發時的內容。',
  course: '課程',
  score: '分數',
  letter: '等第',
  inProgress: '進行中',
  otherCourses: '其他課程，{year}',
} as const satisfies TextsOf<typeof en>;
