import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: '歡迎您，{name}',
  body: '您已完成第二年的學業。從現在起，您就是學院的校友，校友頁面向您開放。',
} as const satisfies TextsOf<typeof en>;
