import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: '错误：状态参数无效',
  noCode: '错误：未收到授权码',
  notOffered: '此处不提供该功能。',
  providerRefused: '对方服务未接受此请求。请重新开始。',
  providerUnreachable: '无法连接对方服务。请稍后再试。',
  workAccountUnknown: '此工作账户已验证的电子邮箱在这里没有对应的账户。',
  secondFactorNeeded: '请输入您的身份验证器应用中的验证码。',
  secondFactorRequired: '学院要求您先设置身份验证器应用。',
  wrongCode: '验证码不正确，或已经用过。',
  flowOver: '等待时间过长。请重新登录。',
  factorOn: '身份验证器应用已经设置。',
  factorOff: '此人没有身份验证器应用。',
  passkeyRefused: '此通行密钥未被接受。请重试。',
  manyPasskeys: '通行密钥数量已达上限。请先移除一个。',
  inPerson: '您正在查看此人的账户。只有本人才能执行此操作。',
  personName:
    '请输入姓名：最多 60 个字，可含空格、撇号、连字符以及缩写后的句点，不能包含数字、网址或电子邮件地址。',
  tooManyMails: '发送的邮件过多。请在 {minutes, plural, other {# 分钟}}后重试。',
  lookingOnly: '您只是在查看此人的账户。如需代其更改内容，请先说明原因。',
  commonPassword: '这是最常见的密码之一，猜测者会最先尝试。请另选一个。',
  tooManyLive: '同时打开的本网站页面过多。请关闭其中一些。',
} as const satisfies TextsOf<typeof en>;
