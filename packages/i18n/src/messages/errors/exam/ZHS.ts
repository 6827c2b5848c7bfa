import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: '判断题必须恰好有两个选项。',
  choiceCount: '请提供 {min, number} 到 {max, number} 个选项。',
  oneCorrect: '请只将一个选项标为正确答案。',
  questionNeeded: '考试至少需要一道题才能发布。',
  notInGroup: '此人不在所选小组学习。',
  notOffered: '该考试的课程未向所选小组开放。',
  attemptOpen: '该学生正在参加此考试。请在本次作答结束后再登记成绩。',
  inFuture: '此时间尚未到来。',
  sameScore: '成绩已经是这个数值。',
  ownResult: '任何人都不能登记或更正自己的成绩。',
  notOpenYet: '此考试尚未开放。',
  closed: '此考试已关闭，不能再开始。',
  oneSource: '请选择一道题目或一个题库，或编写一道新题目。',
  poolTooSmall: '题库中的题目少于要抽取的数量。',
  windowOrder: '此时间必须晚于前一个时间。',
  notRestorable: '此次考试尝试不能重新打开。',
  otherAttemptOpen: '此考试的另一次尝试正在进行。',
  marksStand: '此评分可以修改，但不能再撤销：成绩已被更正，或已开始另一次尝试。',
  nobodySits: '目前没有人参加此考试。',
  earnedBounds: '请给 0 到 {max, number} 分。',
  noPractice: '此考试不能练习。',
  numberAhead: '此答案的编号不可能由任何页面给出。请重新加载页面并再次作答。',
} as const satisfies TextsOf<typeof en>;
