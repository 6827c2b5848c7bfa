import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: '课程',
  noCourses: '尚未为该小组开设课程。',
  search: '搜索学生',
  student: '学生',
  completed: '已完成课时',
  seen: '已看',
  lastSeen: '最近观看',
  never: '从未',
  noStudents: '该小组还没有学生。',
  noneFound: '没有与“{text}”匹配的学生。',
  caption: '{group} 在 {course} 中的进度',
} as const satisfies TextsOf<typeof en>;
