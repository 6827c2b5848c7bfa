import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: '為 {applicationName} 設定新密碼',
  body: '我們收到為帳號 {emailAddress} 設定新密碼的要求。請按下方按鈕設定。',
  button: '設定新密碼',
  expiry: '{hours, plural, other {此連結只能使用一次，# 小時內有效。}}',
  ignore: '如果您沒有提出此要求，可以忽略這封郵件，您的密碼不會變更。',
} as const satisfies TextsOf<typeof en>;
