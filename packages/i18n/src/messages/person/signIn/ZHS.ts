import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workTitle: '工作账户',
  workWaiting: '正在为您登录…',
  codeTitle: '身份验证器应用',
  code: '验证码',
  codeHint: '请输入应用显示的六位数字，或您的一个恢复码。',
  codeSubmit: '继续',
  passkeyFailed: '无法使用通行密钥。请重试，或使用密码登录。',
  calendarTitle: '日历连接',
  calendarWaiting: '正在连接您的日历…',
  calendarConnected: '您的日历已连接。',
  errorConnecting: '连接出错',
  pleaseTryAgain: '请重试',
  tryAgain: '重试',
} as const satisfies TextsOf<typeof en>;
