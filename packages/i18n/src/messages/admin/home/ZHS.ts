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
} as const satisfies TextsOf<typeof en>;
