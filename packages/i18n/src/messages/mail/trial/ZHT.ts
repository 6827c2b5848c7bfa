import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: '測試郵件',
  body: '如果您讀到這封郵件，說明學院（{siteUrl}）的郵件可以送達。',
  button: '開啟網站',
  footnote: '這封郵件是在設定學院時要求寄送的。',
} as const satisfies TextsOf<typeof en>;
