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
  addresses: '地址',
  addAddress: '添加地址',
  editAddress: '编辑地址',
  removeAddress: '删除地址',
  noAddresses: '尚无地址',
  line1: '地址第 1 行',
  line2: '地址第 2 行',
  city: '城市',
  state: '省/州',
  postcode: '邮政编码',
} as const satisfies TextsOf<typeof en>;
