import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: '考试、成绩与成绩单',
  nothingDue: '目前没有设定截止时间的事项。',
  late: '已逾期',
  lateHint: '截止时间已过，但仍可完成；及格成绩最多计为 {cap}。',
  open: '进行中',
  marking: '等待评分',
  upcoming: '尚未开放',
  done: '已完成',
  missed: '已错过',
  notRequired: '不作要求（在您加入之前）',
  assignments: '作业',
  course: '课程',
  kind: '类型',
  noneFound: '没有符合筛选条件的内容。',
  clearFilters: '清除筛选',
  opens: '开放时间：',
  noDeadline: '无截止时间',
  complete: '已完成',
  incomplete: '未完成',
} as const satisfies TextsOf<typeof en>;
