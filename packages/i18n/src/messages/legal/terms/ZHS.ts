import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: '使用条款',
  updated: '最后更新：{date}',
  intro:
    '本条款适用于所有使用 {organisation} 的人：学生、校友、教师和工作人员。接受本条款即表示您同意遵守。',
  accountTitle: '您的账号',
  accountBody:
    '您的账号仅供您本人使用。请对密码保密，提供真实的个人信息并及时更新。如果您认为有他人在使用您的账号，请立即告知办公室。',
  studyTitle: '学习与考试',
  studyBody:
    '请独立完成作业。不得传播考题或答案，也不得让他人代考。考试结束前离开，本次考试计为不及格。您校区关于考勤、期限和成绩的规定在此同样适用。',
  contentTitle: '课程资料',
  contentBody:
    '课时、视频、文档和考试归学院或其作者所有。您可以将其用于个人学习。未经书面许可，不得发布、出售或分享。',
  conductTitle: '相处之道',
  conductBody:
    '请尊重他人。不得发送侮辱性内容、广告或有害文件，也不得试图获取不属于您的数据。发给往届学生的消息不得用于募捐或广告。',
  paymentsTitle: '费用与付款',
  paymentsBody:
    '费用应按账单所列期限支付。如果您同意付款计划，款项将在约定日期自动扣取，直至账单付清或计划终止。',
  availabilityTitle: '可用性',
  availabilityBody:
    '我们尽力保证网站随时可用，但无法作出承诺。维护和故障可能导致中断。如果因故障而无法按期完成，请与您的教师沟通。',
  endingTitle: '终止使用',
  endingBody:
    '当您离开学院且不属于校友时，您的访问权限即告终止。对违反本条款的账号，我们可以予以关闭。即便如此，您的成绩和证书仍会保留。',
  changesTitle: '条款变更',
  changesBody: '如果我们对本条款作出重大变更，会请您再次接受，之后您才能继续使用网站。',
  contactTitle: '疑问',
  contactBody: '有关本条款的任何疑问，您校区的办公室都会为您解答。',
} as const satisfies TextsOf<typeof en>;
