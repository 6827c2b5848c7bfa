import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: '申請',
  intro: '您可以在此向學院辦公室提出申請。',
  mine: '您的申請',
  sent: '您的申請「{form}」已提交。',
  sentOn: '提交於 {date}',
  reply: '辦公室的答覆',
  filledIn: '您填寫的內容',
  statusNew: '新',
  statusInWork: '處理中',
  statusDone: '已完成',
  statusRefused: '已拒絕',
  notAnswered: '未填寫',
} as const satisfies TextsOf<typeof en>;
