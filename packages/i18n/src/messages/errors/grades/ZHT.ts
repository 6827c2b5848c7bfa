import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: '尚無已完成的課程，因此沒有可簽發的成績單。',
  letterTwice: '該等級出現了兩次。',
  bandOrder: '每個等級的起點必須低於上一等級。',
  bandLast: '最後一個等級必須從 0 開始，使每個分數都有等級。',
  bandPoints: '較低的等級不能有更高的績點。',
  blocks: '頁面的每個部分必須出現一次。',
  neededBlock: '成績單不能缺少此部分。',
} as const satisfies TextsOf<typeof en>;
