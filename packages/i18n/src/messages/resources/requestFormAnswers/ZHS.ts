import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: '申请',
  plural: '申请',
  'fields.q': '按姓名搜索',
  'fields.person': '申请人',
  'fields.formId': '表单',
  'fields.regionId': '地区',
  'fields.regions': '地区',
  'fields.status': '状态',
  'fields.reply': '答复',
  'fields.answeredByName': '答复人',
  'fields.answeredAt': '答复时间',
  'fields.createdAt': '提交时间',
  'fields.values': '填写内容',
  statusNew: '新',
  statusInWork: '处理中',
  statusDone: '已完成',
  statusRefused: '已拒绝',
  notAnswered: '未填写',
  yourAnswer: '答复申请',
  replyHint: '申请人会看到此内容并收到通知。拒绝须说明原因。',
  answered: '给 {name} 的答复已保存。',
} as const satisfies TextsOf<typeof en>;
