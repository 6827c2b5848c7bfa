import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: '申訴',
  plural: '申訴',
  'fields.q': '依學生或標題搜尋',
  'fields.status': '狀態',
  'fields.subjectKind': '事項',
  'fields.person': '學生',
  'fields.group': '班級',
  'fields.title': '考試、作業或課程',
  'fields.reason': '理由',
  'fields.opinion': '第一位審閱人的意見',
  'fields.firstReaderName': '第一位審閱人',
  'fields.answer': '答覆',
  'fields.minutes': '新增時間（分鐘）',
  'fields.decidedByName': '決定人',
  'fields.decidedAt': '決定時間',
  'fields.createdAt': '提出時間',
  'fields.waiting': '等待決定',
  'fields.groupId': '班級',
  'fields.regionId': '地區',
  'fields.score': '新成績（百分比）',
} as const satisfies TextsOf<typeof en>;
