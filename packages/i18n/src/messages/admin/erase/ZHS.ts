import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: '清除{name}的数据？',
  body: '所有能辨认出{name}的信息都将永久删除，任何人都无法恢复。',
  exportFirst: '如果本人可能还需要这些数据，请先下载。',
  removed: '将被删除的内容',
  kept: '将保留的内容，以编号代替姓名',
  keptWhy: '成绩和日志条目会保留，使报告和操作记录保持正确，但不再显示与谁有关。',
  account: '姓名、电子邮箱、密码和个人资料',
  partRIGHTS: '角色和职责',
  partMEMBERSHIPS: '所属地区和小组',
  partRESULTS: '考试成绩',
  partPROGRESS: '进度和访问记录',
  partNOTIFICATIONS: '通知',
  partCONTACTS: '地址和电话号码',
  partWORK: '作为工作人员或教师的工作',
  partENTRY: '登录、链接和通行密钥',
  partLOG: '日志条目',
  partMAILS: '发给此人的邮件',
  reason: '原因',
  reasonHint: '至少 3 个字符。原因会永久保存，请不要写出此人的姓名。',
  confirmation: '账户的电子邮箱',
  confirmationHint: '请输入 {email} 以确认。',
  erase: '永久清除',
  done: '此人的数据已清除。',
} as const satisfies TextsOf<typeof en>;
