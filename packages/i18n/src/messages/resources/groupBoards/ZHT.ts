import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: '看板',
  plural: '所有小組的布告欄',
  'fields.q': '依名稱搜尋',
  'fields.regionId': '地區',
  'fields.term': '學期',
  'fields.kind': '類型',
  'fields.archived': '已封存',
  'fields.facilitators': '輔導員',
  'fields.courses': '課程',
  'fields.lastActivityAt': '最近活動',
  'fields.latestResults': '最新成績',
  students: '{count, plural, other {# 名學生}}',
  noActivity: '尚無活動',
  noResults: '尚無成績',
} as const satisfies TextsOf<typeof en>;
