import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: '尚无已完成的课程，因此没有可签发的成绩单。',
  letterTwice: '该等级出现了两次。',
  bandOrder: '每个等级的起点必须低于上一等级。',
  bandLast: '最后一个等级必须从 0 开始，使每个分数都有等级。',
  bandPoints: '较低的等级不能有更高的绩点。',
  blocks: '页面的每个部分必须出现一次。',
  neededBlock: '成绩单不能缺少此部分。',
} as const satisfies TextsOf<typeof en>;
