import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: '{name} 的成绩单',
  none: '您的成绩单上还没有内容。',
  noTerm: '{year} 年，不属于任何学期',
  points: '绩点',
  termMean: '学期平均',
  overall: '所有已完成课程的平均：{score}，绩点 {points}',
  underWay: '进行中',
  scale: '等级标准（起始分数及绩点）：',
  unofficial: '由学生门户打印。只有带编号的正式副本可供他人核验。',
  copies: '已开具的副本',
  copiesHint: '副本为 PDF 文件，收件人可凭编号在本站核验真伪。',
  noCopies: '尚未开具副本。',
  issue: '开具副本',
  issueText: '副本显示成绩单的当前内容，并有专属编号。',
  wasIssued: '副本 {code} 已开具。',
  issuedOn: '开具于 {date}',
  revoked: '已于 {date} 撤销',
} as const satisfies TextsOf<typeof en>;
