import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: '此作业尚未开放。',
  closed: '截止时间已过，不能再提交。',
  graded: '此作业已评分，不能再更改。',
  handedIn: '此作业已提交。如需更改，请先撤回。',
  nothing: '请先填写内容或添加文件，再提交。',
  lateReason: '请说明迟交的原因。',
  filesOnly: '此作业只接受文件，不接受文字。',
  textOnly: '此作业只接受文字，不接受文件。',
  tooManyFiles: '最多可添加 {max, plural, other {# 个文件}}。',
  ownWork: '任何人都不能给自己的作业评分。',
  score: '请给出 0 到 100 的分数。',
  completion: '请选择“完成”或“未完成”。',
  kindStays: '已有学生提交作业，因此类型不能更改。',
  untilPassed: '请选择一个尚未到来的时间。',
  dueBeforeOpening: '截止时间必须晚于开放时间。',
  tooManyComments: '最多可保存 {max, number} 条评语。请删除不再需要的评语。',
} as const satisfies TextsOf<typeof en>;
