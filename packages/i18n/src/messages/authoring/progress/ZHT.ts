import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: '課程',
  noCourses: '尚未為該小組開設課程。',
  search: '搜尋學生',
  student: '學生',
  completed: '已完成課堂',
  seen: '已看',
  lastSeen: '最近觀看',
  never: '從未',
  noStudents: '此小組還沒有學生。',
  noneFound: '沒有符合「{text}」的學生。',
  caption: '{group} 在 {course} 中的進度',
} as const satisfies TextsOf<typeof en>;
