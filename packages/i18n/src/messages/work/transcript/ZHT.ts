import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: '{name} 的成績單',
  none: '您的成績單上還沒有內容。',
  noTerm: '{year} 年，不屬於任何學期',
  points: '績點',
  termMean: '學期平均',
  overall: '所有已完成課程的平均：{score}，績點 {points}',
  underWay: '進行中',
  scale: '等第標準（起始分數及績點）：',
  unofficial: '由學生入口網站列印。只有帶編號的正式副本可供他人核驗。',
  copies: '已開立的副本',
  copiesHint: '副本為 PDF 檔案，收件人可憑編號在本站核驗真偽。',
  noCopies: '尚未開立副本。',
  issue: '開立副本',
  issueText: '副本顯示成績單的目前內容，並有專屬編號。',
  wasIssued: '副本 {code} 已開立。',
  issuedOn: '開立於 {date}',
  revoked: '已於 {date} 撤銷',
} as const satisfies TextsOf<typeof en>;
