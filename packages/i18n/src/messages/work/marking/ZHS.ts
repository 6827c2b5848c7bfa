import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: '还没有提交任何作业。',
  keys: '按 J、K 键或方向键可切换到下一份或上一份作业。',
  walk: '逐份查看',
  backToList: '返回列表',
  choose: '请选择一份作业。',
  empty: '未提交正文或文件。',
  own: '这是您自己的作业，由他人评分。',
  grade: '评分',
  score: '百分比（0–100）',
  scoreRange: '请输入 0 到 100 的整数。',
  completion: '完成情况',
  richFeedback: '此评语带有格式，将保持原样；可在管理后台修改。',
  comments: '插入已保存的评语',
  save: '保存评分',
  saveNext: '保存并继续',
  saved: '评分已保存，学生会收到通知。',
  undo: '撤回评分',
  undone: '评分已撤回。',
  dropFiles: '将要返回给学生的文件拖放到此处。',
} as const satisfies TextsOf<typeof en>;
