import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: '{firstName}，您好！',
  greetingUnnamed: '您好！',
  signOff: '此致',
  team: '{applicationName} 团队',
  linkHint: '如果按钮无法使用，请将此网址复制到浏览器中：',
  automatic: '此邮件由系统自动发送，请勿回复。',
} as const satisfies TextsOf<typeof en>;
