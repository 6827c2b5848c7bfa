import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: '您還沒有成績。課程開始後，成績會顯示在這裡。',
  noneYet: '尚無成績',
  points: '績點：{points}',
  soFar: '截至目前',
  part: '考試或作業',
  weight: '權重',
  score: '分數',
  letter: '等第',
  missing: '缺交',
  pending: '未進行',
  courseGrade: '課程成績',
  deduction: '扣分（百分點）',
  howPart: '{title} 的數字如何得出',
  howCourse: '課程成績如何得出',
  whatIf: '假如……',
  whatIfHint: '輸入其他分數，看看課程成績會如何變化。這些數字並非真實成績，也不會儲存。',
  guess: '假設分數',
  guessFor: '{title} 的假設分數',
  wouldBe: '課程成績將為',
  reset: '重設',
  backToReal: '返回真實成績',
  history: '成績變更紀錄',
  noChanges: '您的成績沒有變更。',
  changed: '由 {before} 改為 {after}',
} as const satisfies TextsOf<typeof en>;
