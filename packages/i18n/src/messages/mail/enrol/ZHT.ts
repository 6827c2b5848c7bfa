import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: '您在 {applicationName} 的帳號',
  body: '我們已在 {applicationName} 為您開立帳號，電子郵件為 {emailAddress}。請按下方按鈕設定密碼，之後即可登入。',
  button: '設定密碼',
  expiry: '{days, plural, other {此連結只能使用一次，# 天內有效。}}',
  ignore: '如果這不是您所預期的，可以忽略這封郵件。',
} as const satisfies TextsOf<typeof en>;
