import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: '帳號',
  emailVerified: '此電子郵件已驗證。',
  emailNotVerified: '此電子郵件尚未驗證。請點選我們寄給您的郵件中的連結。',
  sendVerify: '重新寄送郵件',
  verifySent: '我們已寄送郵件至 {email}。',
  changePassword: '變更密碼',
  currentPassword: '目前密碼',
  changePasswordHint: '您的所有其他裝置都將登出。',
  passwordChanged: '密碼已變更，請使用新密碼登入',
  changeLanguage: '變更語言',
  devices: '已登入的裝置',
  thisDevice: '此裝置',
  unknownDevice: '未知裝置',
  lastSeen: '上次使用：{when}',
  seenThrough: '由 {name} 以您的身分開啟',
  logoutDevice: '登出',
  logoutOthers: '登出所有其他裝置',
} as const satisfies TextsOf<typeof en>;
