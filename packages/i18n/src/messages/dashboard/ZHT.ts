import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: '早安，{name}',
  goodAfternoon: '午安，{name}',
  goodEvening: '晚安，{name}',
  archivedGroup: '{name}（已封存）',
  continueTitle: '繼續上次的學習',
  startTitle: '從第一課開始',
  coursesTitle: '我的課程',
  allCourses: '全部課程',
  resultsTitle: '最近的考試成績',
  noResults: '參加第一次考試後，您的成績會顯示在這裡。',
  pendingTitle: '待參加的考試',
  noPendingExams: '您沒有待參加的考試',
  notificationsTitle: '未讀通知',
  allNotifications: '全部通知',
  noNotifications: '您已閱讀全部通知。',
  noGroups: '找不到小組',
  noGroupsText: '您尚未加入任何小組。校區辦公室會將您加入小組。',
  noGroupsStaffText: '您沒有加入任何小組。請在管理後台將自己加入小組，即可在此查看其課程。',
  alumniTitle: '給我們的校友',
  alumniText: '課程資料庫、最新消息和事工名錄都在校友入口網站。',
  openAlumni: '開啟校友入口網站',
} as const satisfies TextsOf<typeof en>;
