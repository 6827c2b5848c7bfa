import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: '欢迎您，{name}',
  body: '您已完成第二年的学业。从现在起，您就是学院的校友，校友页面向您开放。',
} as const satisfies TextsOf<typeof en>;
