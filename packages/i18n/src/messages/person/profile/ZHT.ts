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
  addresses: '地址',
  addAddress: '新增地址',
  editAddress: '編輯地址',
  removeAddress: '刪除地址',
  noAddresses: '尚無地址',
  line1: '地址第 1 行',
  line2: '地址第 2 行',
  city: '城市',
  state: '省/州',
  postcode: '郵遞區號',
} as const satisfies TextsOf<typeof en>;
