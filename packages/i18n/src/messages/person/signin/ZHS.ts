import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: '正在为您登录…',
  codeTitle: '身份验证器应用',
  code: '验证码',
  codeHint: '请输入应用显示的六位数字，或您的一个恢复码。',
  codeSubmit: '继续',
  calendarWaiting: '正在连接您的日历…',
  calendarConnected: '您的日历已连接。',
  errorConnecting: '连接出错',
  pleaseTryAgain: '请重试',
  tryAgain: '重试',
} as const satisfies TextsOf<typeof en>;
