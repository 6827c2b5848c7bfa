import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: '欢迎来到 {organisation}',
  email: '电子邮箱',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  login: '登录',
  loggingIn: '正在登录…',
  workAccount: '使用工作账户登录',
  passkeyLogin: '使用通行密钥登录',
  passkeyFailed: '无法使用通行密钥。请重试，或使用密码登录。',
  forgotPassword: '忘记密码？',
  logout: '退出登录',
  sessionEnded: '您的会话已结束，请重新登录。',
  personasTitle: '演示人物',
  personasHint: '这所学院是虚构的。请选择一个人物，以其身份登录。',
  personaLogin: '以 {name} 的身份登录',
  termsTitle: '使用条款',
  termsIntro: '请阅读使用条款。首次进入网站前，您需要接受一次。',
  termsAccept: '我已阅读并接受使用条款',
  termsEnter: '进入网站',
  acceptanceRequired: '接受条款后方可进入网站',
} as const satisfies TextsOf<typeof en>;
