import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: '學期',
  plural: '學期',
  'fields.q': '依名稱搜尋',
  'fields.name': '名稱',
  'fields.year': '年度',
  'fields.startsOn': '開始日期',
  'fields.endsOn': '結束日期',
  'fields.offeringCount': '開設的課程',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最近變更',
  courses: '本學期的課程',
  noCourses: '本學期尚未開設課程。',
} as const satisfies TextsOf<typeof en>;
