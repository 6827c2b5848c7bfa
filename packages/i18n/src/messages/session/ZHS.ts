import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: '您的课程、考试和成绩尽在一处',
  unreachable: '目前无法连接到学院',
  logoutFailed: '您仍处于登录状态，因为无法连接服务器。',
  selectFailed: '无法更改您的小组。',
} as const satisfies TextsOf<typeof en>;
