import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: '判断题必须恰好有两个选项。',
  choiceCount: '请提供 {min, number} 到 {max, number} 个选项。',
  oneCorrect: '请只将一个选项标为正确答案。',
  questionNeeded: '考试至少需要一道题才能发布。',
  answered: '已有学生回答过此题，不能删除，也不能更改其分值和正确答案。',
} as const satisfies TextsOf<typeof en>;
