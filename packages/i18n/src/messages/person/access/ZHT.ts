import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro: '請輸入您帳號的電子郵件。我們會寄送一個連結給您，您可以透過它設定新密碼。',
  sendLink: '寄送連結',
  checkMailTitle: '請查看您的信箱',
  checkMailBody:
    '如果 {email} 已有帳號，附有連結的郵件正在寄送。連結在一小時內有效，只能使用一次。',
  checkMailHint: '幾分鐘後仍未收到？請查看垃圾郵件匣，或重新申請。',
  askAgain: '重新申請',
  backToLogin: '返回登入',
  setPassword: '設定密碼',
  newPassword: '新密碼',
  resetIntro: '請為您的帳號選擇新密碼。',
  passwordSet: '密碼已設定，請使用新密碼登入。',
  linkDeadTitle: '此連結已失效',
  askNewLink: '申請新連結',
  enrollIntro: '歡迎！選擇一個密碼，您的帳號就可以使用了。',
  enrollDeadHint: '請向您的學院申請新的邀請。如果您已設定密碼，可以直接登入。',
  recoveredBody: '您的密碼已變更，現在可以用它登入。',
  createIntro: '您正在報名 {region} 的 {group}。',
  firstName: '名字',
  lastName: '姓氏',
  createAccount: '建立帳號',
  createUnknown: '此報名連結無效，請向您的學院索取正確的連結。',
  createClosed: '{group} 的報名已截止，請洽詢您的學院。',
  created: '{name}，您的帳號已建立。我們已寄送郵件至 {email}，請點選其中的連結繼續。',
  haveAccount: '已有帳號？',
  verifying: '正在驗證您的電子郵件…',
  verifiedBody: '謝謝，您的電子郵件已通過驗證。',
  verifyDeadHint: '您可以在個人資料中申請新的郵件。',
} as const satisfies TextsOf<typeof en>;
