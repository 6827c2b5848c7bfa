import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: '您還沒有課程。您的小組一有課程，就會顯示在這裡。',
  searchLabel: '搜尋課程',
  found: '{count, plural, other {找到 # 門課程}}',
  noMatch: '沒有符合「{text}」的課程。',
  teacher: '教師：{name}',
  progress: '已完成課堂：{done}/{total}',
  continueWith: '繼續：{title}',
  startWith: '開始：{title}',
  allCompleted: '所有課堂皆已完成',
  lessons: '課堂',
  noLessons: '本課程還沒有課堂。',
  exams: '考試',
  video: '影片',
  audio: '音訊',
  lessonCompleted: '已完成',
  lessonStarted: '從 {time} 繼續',
  lessonNew: '尚未開始',
  bestScore: '最高成績：{score}',
  notTaken: '尚未參加',
  notPassed: '尚未通過',
  inProgress: '進行中',
  blocked: '無法使用',
} as const satisfies TextsOf<typeof en>;
