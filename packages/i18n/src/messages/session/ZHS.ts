import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: '您的课程、考试和成绩尽在一处',
  unreachable: '目前无法连接到学院',
  logoutFailed: '您仍处于登录状态，因为无法连接服务器。',
  selectFailed: '无法更改您的小组。',
  examWaits: '您的考试“{title}”仍在进行，答案已保留。请在 {time} 内登录以继续。',
  examOpen: '您的考试“{title}”仍在进行，答案已保留。请登录以继续。',
} as const satisfies TextsOf<typeof en>;
