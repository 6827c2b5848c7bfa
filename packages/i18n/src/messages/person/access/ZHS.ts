import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro: '请输入您账号的电子邮箱。我们会向您发送一个链接，您可以通过它设置新密码。',
  sendLink: '发送链接',
  checkMailTitle: '请查看您的邮箱',
  checkMailBody:
    '如果 {email} 已有账号，带有链接的邮件正在发送。链接在一小时内有效，只能使用一次。',
  checkMailHint: '几分钟后仍未收到？请查看垃圾邮件文件夹，或重新申请。',
  askAgain: '重新申请',
  backToLogin: '返回登录',
  setPassword: '设置密码',
  newPassword: '新密码',
  resetIntro: '请为您的账号选择新密码。',
  passwordSet: '密码已设置，请使用新密码登录。',
  linkDeadTitle: '此链接已失效',
  askNewLink: '申请新链接',
  enrollIntro: '欢迎！选择一个密码，您的账号就可以使用了。',
  enrollDeadHint: '请向您的学院申请新的邀请。如果您已设置密码，可以直接登录。',
  recoveredBody: '您的密码已更改，现在可以用它登录。',
  createIntro: '您正在报名 {region} 的 {group}。',
  firstName: '名',
  lastName: '姓',
  createAccount: '创建账号',
  createUnknown: '此报名链接无效，请向您的学院索取正确的链接。',
  createClosed: '{group} 的报名已截止，请咨询您的学院。',
  created: '{name}，您的账号已创建。我们已向 {email} 发送邮件，请点击其中的链接继续。',
  haveAccount: '已有账号？',
  verifying: '正在验证您的电子邮箱…',
  verifiedBody: '谢谢，您的电子邮箱已通过验证。',
  verifyDeadHint: '您可以在个人资料中申请新的邮件。',
} as const satisfies TextsOf<typeof en>;
