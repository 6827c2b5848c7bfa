import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: '成績冊',
  plural: '成績冊',
  'fields.groupId': '班級',
  'fields.courseId': '課程',
  search: '依姓名搜尋',
  student: '學生',
  grade: '成績',
  letter: '等第',
  weight: '權重 {weight, number}',
  stateMISSING: '缺交',
  statePENDING: '尚未到期',
  stateMARKING: '等待評分',
  explain: '計算說明：{name}',
  choose: '請選擇班級及其課程。',
  noCourses: '該班級沒有已發布的課程。',
  nobody: '找不到任何人。',
  csv: '下載 CSV',
  print: '列印',
  step: '{text}：{value, number, percent}',
} as const satisfies TextsOf<typeof en>;
