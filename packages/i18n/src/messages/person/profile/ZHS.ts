import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: '账号',
  emailVerified: '此邮箱已验证。',
  emailNotVerified: '此邮箱尚未验证。请点击我们发给您的邮件中的链接。',
  sendVerify: '重新发送邮件',
  verifySent: '我们已向 {email} 发送邮件。',
  changePassword: '更改密码',
  currentPassword: '当前密码',
  changePasswordHint: '您的所有其他设备都将退出登录。',
  passwordChanged: '密码已更改，请使用新密码登录',
  changeLanguage: '更改语言',
  devices: '已登录的设备',
  thisDevice: '此设备',
  unknownDevice: '未知设备',
  lastSeen: '上次使用：{when}',
  seenThrough: '由 {name} 以您的身份打开',
  logoutDevice: '退出登录',
  logoutOthers: '退出所有其他设备',
} as const satisfies TextsOf<typeof en>;
