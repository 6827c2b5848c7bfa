import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: '歡迎來到 {organisation}',
  email: '電子郵件',
  password: '密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  login: '登入',
  loggingIn: '登入中…',
  workAccount: '使用工作帳戶登入',
  passkeyLogin: '使用通行金鑰登入',
  passkeyFailed: '無法使用通行金鑰。請再試一次，或使用密碼登入。',
  forgotPassword: '忘記密碼？',
  logout: '登出',
  sessionEnded: '您的工作階段已結束，請重新登入。',
  personasTitle: '示範人物',
  personasHint: '這所學院是虛構的。請選擇一位人物，以其身分登入。',
  personaLogin: '以 {name} 的身分登入',
  termsTitle: '使用條款',
  termsIntro: '請閱讀使用條款。首次進入網站前，您需要接受一次。',
  termsAccept: '我已閱讀並接受使用條款',
  termsEnter: '進入網站',
  acceptanceRequired: '接受條款後方可進入網站',
} as const satisfies TextsOf<typeof en>;
