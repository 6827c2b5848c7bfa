import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: '文字',
  opensOn: '{date} 開放',
  read: '已讀',
  year: '第 {year, number} 年',
  from: '{date} 起',
  dates: '{start} 至 {end}',
  over: '本課程已結束，您仍可查看。',
  groupProgress: '小組進度',
  searchStudents: '搜尋學生',
  student: '學生',
  lessonsDone: '已完成課堂',
  seen: '已看',
  lastSeen: '最近觀看',
  never: '從未',
  exportCsv: '匯出為 CSV',
  noStudents: '此小組還沒有學生。',
  noneFound: '沒有符合「{text}」的學生。',
  noGroup: '您沒有負責學習本課程的小組。',
  eachLesson: '{name} 的各課堂',
  preview: '您正以學生的視角查看，任何內容都不會儲存。',
  examRoom: '考場',
  toMark: '待評分',
  groupExams: '您小組的考試',
} as const satisfies TextsOf<typeof en>;
