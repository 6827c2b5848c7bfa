import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: '是非題必須恰好有兩個選項。',
  choiceCount: '請提供 {min, number} 到 {max, number} 個選項。',
  oneCorrect: '請只將一個選項標為正確答案。',
  questionNeeded: '考試至少需要一道題目才能發布。',
  answered: '已有學生回答過此題，不能刪除，也不能變更其分數和正確答案。',
} as const satisfies TextsOf<typeof en>;
