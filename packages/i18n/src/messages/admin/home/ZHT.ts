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
  waiting: '等待您處理',
  nothingWaits: '目前沒有等待您處理的事項。',
  oldest: '最早自 {date}',
  waitingNotEnrolled: '尚未設定密碼的人員',
  waitingWithoutGroup: '沒有小組的人員',
  waitingWithoutMembers: '沒有成員的小組',
  waitingWithoutSchema: '沒有出席規則的小組',
  waitingWithoutAttendanceAdmin: '沒有出席管理員的地區',
  waitingUnpublished: '未發布的文件',
  waitingRequests: '新的申請',
} as const satisfies TextsOf<typeof en>;
