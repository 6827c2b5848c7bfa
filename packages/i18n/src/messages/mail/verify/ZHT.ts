import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: '請驗證您在 {applicationName} 的電子郵件',
  body: '歡迎來到 {applicationName}。請確認這是您的電子郵件，以便我們就學習事宜與您聯絡。',
  button: '驗證電子郵件',
  ignore: '如果您沒有建立帳號，可以忽略這封郵件。',
} as const satisfies TextsOf<typeof en>;
