import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: '文本',
  opensOn: '{date} 开放',
  read: '已读',
  year: '第 {year, number} 年',
  from: '{date} 起',
  dates: '{start} 至 {end}',
  over: '本课程已结束，您仍可查看。',
  groupProgress: '小组进度',
  searchStudents: '搜索学生',
  student: '学生',
  lessonsDone: '已完成课时',
  seen: '已看',
  lastSeen: '最近观看',
  never: '从未',
  exportCsv: '导出为 CSV',
  noStudents: '该小组还没有学生。',
  noneFound: '没有与“{text}”匹配的学生。',
  noGroup: '您没有负责学习本课程的小组。',
  eachLesson: '{name} 的各课时',
  preview: '您正以学生的视角查看，任何内容都不会保存。',
  examRoom: '考场',
  toMark: '待评分',
  groupExams: '您小组的考试',
} as const satisfies TextsOf<typeof en>;
