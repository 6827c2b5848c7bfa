import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: '欢迎，{name}',
  allRegions: '全校概览',
  ownRegions: '概览：{regions}',
  activeStudents: '在读学生',
  recentResults: '最新考试成绩',
  noResults: '还没有人完成考试。',
  allResults: '全部考试成绩',
  reportsOnly: '您的角色可以查看学院报告。',
  waiting: '等待您处理',
  nothingWaits: '目前没有等待您处理的事项。',
  oldest: '最早自 {date}',
  waitingNotEnrolled: '尚未设置密码的人员',
  waitingWithoutGroup: '没有小组的人员',
  waitingWithoutMembers: '没有成员的小组',
  waitingWithoutSchema: '没有考勤规则的小组',
  waitingWithoutAttendanceAdmin: '没有考勤管理员的地区',
  waitingUnpublished: '未发布的文档',
  waitingRequests: '新的申请',
} as const satisfies TextsOf<typeof en>;
