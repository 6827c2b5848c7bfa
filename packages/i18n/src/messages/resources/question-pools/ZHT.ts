import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: '題庫組',
  plural: '題庫組',
  'fields.q': '依名稱搜尋',
  'fields.name': '名稱',
  'fields.courseId': '課程',
  'fields.questionCount': '題目數',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最後變更',
  hint: '考試會從題庫組中抽取部分題目，每位學生各不相同。',
  showQuestions: '此題庫組的題目',
} as const satisfies TextsOf<typeof en>;
