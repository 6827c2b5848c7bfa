import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: '歷史記錄',
  empty: '這筆記錄還沒有任何歷史。',
  through: '{staff}（以 {name} 的身分登入）',
  system: '系統',
  restored: '還原了 {moment} 所變更的內容',
  before: '變更前',
  after: '變更後',
  restore: '還原',
  restoreTitle: '還原以前的值嗎？',
  restoreBody:
    '這些欄位將還原為變更前的值，其他內容保持不變。此操作會被記錄，您可以在歷史記錄中復原。',
  restoreDone: '以前的值已還原。',
  kept: '不能從這裡還原',
  gone: '已不存在，或不在您的地區',
  created: '已建立',
  updated: '已變更',
  profile: '在個人資料中自行變更',
  signedUp: '自行註冊',
  termsAccepted: '接受了條款',
  active: '允許或禁止登入',
  password: '設定了新密碼',
  mailed: '有關帳戶的郵件',
  verified: '確認了電子郵件地址',
  impersonated: '工作人員以此人身分登入',
  notificationsRead: '將通知標為已讀',
  merged: '已與另一個帳戶合併',
  unmerged: '合併已復原',
  exported: '已匯出個人資料',
  raised: '工作人員代此人進行了操作',
} as const satisfies TextsOf<typeof en>;
