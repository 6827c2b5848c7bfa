import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: '隐私',
  updated: '最后更新：{date}',
  intro: '本声明说明 {organisation} 保存您的哪些信息、作何用途，以及您享有哪些权利。',
  collectTitle: '我们保存什么',
  collectBody:
    '您的姓名和联系方式，您的校区和小组，您的课程、考试成绩、作业和考勤，您的账单和付款，以及您账号中重要操作的记录。银行卡号仅由支付服务商保存。',
  useTitle: '作何用途',
  useBody:
    '我们使用这些信息来授课、评阅作业、颁发证书、发送与学习有关的消息、结算费用并保障网站安全。我们不会出售这些信息，也不会将其用于广告。',
  accessTitle: '谁可以看到',
  accessBody:
    '您可以看到自己的信息。教师和工作人员可以看到其在您校区履行职责所需的信息。其他学生只有在与您一同学习时才能看到您的姓名。负责运营网站、发送邮件或处理付款的服务商只能将信息用于该项工作。',
  abroadTitle: '多个国家',
  abroadBody:
    '学院在多个国家设有校区。您的信息可能在您所在国家以外的地方处理，但始终受此处所述的保护。',
  keepTitle: '保存多久',
  keepBody:
    '成绩和证书将永久保存，以便您日后证明学历。会计记录按法律要求的期限保存。其他信息在不再需要时即予删除。',
  cookiesTitle: 'Cookie 与设备存储',
  cookiesBody:
    '我们使用一个 Cookie 保持您的登录状态，另一个记住您的语言。您的浏览器还会保存设置和最近打开的页面，使网站运行更快。我们不使用广告 Cookie。',
  rightsTitle: '您的权利',
  rightsBody:
    '您可以查询我们保存了您的哪些信息、要求更正错误、获取副本，并要求删除我们无需保存的信息。您也可以向所在国家的数据保护机构投诉。',
  contactTitle: '联系方式',
  contactBody: '有关您信息的任何问题，请写信给您校区的办公室。',
} as const satisfies TextsOf<typeof en>;
