import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: '早上好，{name}',
  goodAfternoon: '下午好，{name}',
  goodEvening: '晚上好，{name}',
  archivedGroup: '{name}（已归档）',
  continueTitle: '继续上次的学习',
  startTitle: '从第一课开始',
  coursesTitle: '我的课程',
  allCourses: '全部课程',
  resultsTitle: '最近的考试成绩',
  noResults: '参加第一次考试后，您的成绩会显示在这里。',
  pendingTitle: '待参加的考试',
  noPendingExams: '您没有待参加的考试',
  notificationsTitle: '未读通知',
  allNotifications: '全部通知',
  noNotifications: '您已阅读全部通知。',
  noGroups: '未找到小组',
  noGroupsText: '您还没有加入任何小组。校区办公室会将您加入小组。',
  noGroupsStaffText: '您没有加入任何小组。请在管理后台将自己加入小组，即可在此查看其课程。',
  alumniTitle: '致我们的校友',
  alumniText: '课程资料库、新闻和事工名录都在校友门户中。',
  openAlumni: '打开校友门户',
} as const satisfies TextsOf<typeof en>;
