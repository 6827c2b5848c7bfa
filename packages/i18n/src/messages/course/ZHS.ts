import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: '您还没有课程。您的小组一有课程，就会显示在这里。',
  searchLabel: '搜索课程',
  found: '{count, plural, other {找到 # 门课程}}',
  noMatch: '没有与“{text}”匹配的课程。',
  teacher: '教师：{name}',
  progress: '已完成课时：{done}/{total}',
  continueWith: '继续：{title}',
  startWith: '开始：{title}',
  allCompleted: '所有课时均已完成',
  lessons: '课时',
  noLessons: '本课程还没有课时。',
  exams: '考试',
  video: '视频',
  audio: '音频',
  lessonCompleted: '已完成',
  lessonStarted: '从 {time} 继续',
  lessonNew: '未开始',
  bestScore: '最高成绩：{score}',
  notTaken: '尚未参加',
  notPassed: '尚未通过',
  inProgress: '进行中',
  blocked: '不可用',
} as const satisfies TextsOf<typeof en>;
