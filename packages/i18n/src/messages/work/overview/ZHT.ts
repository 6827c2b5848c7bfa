import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: '考試、成績與成績單',
  nothingDue: '目前沒有設定截止時間的事項。',
  late: '已逾期',
  lateHint: '截止時間已過，但仍可完成；及格成績最多計為 {cap}。',
  open: '進行中',
  marking: '等待評分',
  upcoming: '尚未開放',
  done: '已完成',
  missed: '已錯過',
  notRequired: '不作要求（在您加入之前）',
  assignments: '作業',
  course: '課程',
  kind: '類型',
  noneFound: '沒有符合篩選條件的內容。',
  clearFilters: '清除篩選',
  opens: '開放時間：',
  noDeadline: '無截止時間',
  complete: '已完成',
  incomplete: '未完成',
} as const satisfies TextsOf<typeof en>;
