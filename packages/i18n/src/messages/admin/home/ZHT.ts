import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: '歡迎，{name}',
  allRegions: '全校概覽',
  ownRegions: '概覽：{regions}',
  activeStudents: '在學學生',
  recentResults: '最新考試成績',
  noResults: '還沒有人完成考試。',
  allResults: '全部考試成績',
  reportsOnly: '您的角色可以檢視學院報告。',
} as const satisfies TextsOf<typeof en>;
