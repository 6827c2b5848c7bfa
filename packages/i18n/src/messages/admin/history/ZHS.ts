import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: '历史记录',
  empty: '这条记录还没有任何历史。',
  through: '{staff}（以 {name} 的身份登录）',
  system: '系统',
  restored: '恢复了 {moment} 所更改的内容',
  before: '更改前',
  after: '更改后',
  restore: '恢复',
  restoreTitle: '恢复以前的值吗？',
  restoreBody:
    '这些字段将恢复为更改前的值，其他内容保持不变。此操作会被记录，您可以在历史记录中撤销。',
  restoreDone: '以前的值已恢复。',
  kept: '不能从这里恢复',
  gone: '已不存在，或不在您的地区',
  created: '已创建',
  updated: '已更改',
  profile: '在个人资料中自行更改',
  signedUp: '自行注册',
  termsAccepted: '接受了条款',
  active: '允许或禁止登录',
  password: '设置了新密码',
  mailed: '有关账户的邮件',
  verified: '确认了电子邮件地址',
  impersonated: '工作人员以此人身份登录',
  notificationsRead: '将通知标为已读',
  merged: '已与另一个账户合并',
  unmerged: '合并已撤销',
  exported: '已导出个人数据',
  raised: '工作人员代此人进行了操作',
} as const satisfies TextsOf<typeof en>;
