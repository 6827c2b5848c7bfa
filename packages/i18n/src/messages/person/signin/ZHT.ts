import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: '正在為您登入…',
  codeTitle: '驗證器應用程式',
  code: '驗證碼',
  codeHint: '請輸入應用程式顯示的六位數字，或您的一組復原碼。',
  codeSubmit: '繼續',
  calendarWaiting: '正在連結您的行事曆…',
  calendarConnected: '您的行事曆已連結。',
  errorConnecting: '連線錯誤',
  pleaseTryAgain: '請再試一次',
  tryAgain: '再試一次',
} as const satisfies TextsOf<typeof en>;
