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
  stateNOT_REQUIRED: '不作要求（後來加入）',
  statePENDING: '尚未到期',
  stateMARKING: '等待評分',
  explain: '計算說明：{name}',
  choose: '請選擇班級及其課程。',
  noCourses: '該班級沒有已發布的課程。',
  nobody: '找不到任何人。',
  csv: '下載 CSV',
  print: '列印',
  step: '{text}：{value, number, percent}',
  'fields.score': '百分比成績',
  'fields.reason': '原因',
  correct: '更正成績',
  correctBody:
    '{name} 的作業和考試維持不變；更正後的成績將取而代之，直到撤回為止。{name} 會收到通知並可查看原因。',
  corrected: '{name} 的成績已更正',
  withdraw: '撤回更正',
  withdrawBody: '重新採用 {name} 的作業和考試得出的成績。{name} 會收到通知並可查看原因。',
  withdrawn: '{name} 的成績更正已撤回',
} as const satisfies TextsOf<typeof en>;
