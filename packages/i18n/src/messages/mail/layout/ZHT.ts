import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: '{firstName}，您好：',
  greetingUnnamed: '您好：',
  signOff: '敬祝 順心',
  team: '{applicationName} 團隊',
  linkHint: '如果按鈕無法使用，請將此網址複製到瀏覽器：',
  automatic: '此郵件由系統自動寄出，請勿回覆。',
} as const satisfies TextsOf<typeof en>;
