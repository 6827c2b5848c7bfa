import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: '申請',
  plural: '申請',
  'fields.q': '依姓名搜尋',
  'fields.person': '申請人',
  'fields.formId': '表單',
  'fields.regionId': '地區',
  'fields.regions': '地區',
  'fields.status': '狀態',
  'fields.reply': '答覆',
  'fields.answeredByName': '答覆人',
  'fields.answeredAt': '答覆時間',
  'fields.createdAt': '提交時間',
  'fields.values': '填寫內容',
  statusNew: '新',
  statusInWork: '處理中',
  statusDone: '已完成',
  statusRefused: '已拒絕',
  notAnswered: '未填寫',
  yourAnswer: '答覆申請',
  replyHint: '申請人會看到此內容並收到通知。拒絕須說明原因。',
  answered: '給 {name} 的答覆已儲存。',
} as const satisfies TextsOf<typeof en>;
