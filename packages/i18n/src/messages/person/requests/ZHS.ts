import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: '申请',
  intro: '您可以在此向学院办公室提出申请。',
  mine: '您的申请',
  sent: '您的申请“{form}”已提交。',
  sentOn: '提交于 {date}',
  reply: '办公室的答复',
  filledIn: '您填写的内容',
  statusNew: '新',
  statusInWork: '处理中',
  statusDone: '已完成',
  statusRefused: '已拒绝',
  notAnswered: '未填写',
} as const satisfies TextsOf<typeof en>;
