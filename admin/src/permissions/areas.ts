import type { MessageId } from '@lampstand/i18n';

/** What a root field is about, by its name; the first that fits counts. */
const areas: readonly (readonly [RegExp, MessageId])[] = [
  [
    /password|login|logout|session|verify|validate|token|currentUser|terms|selfCreate|signUp|enroll|profile|personas/i,
    'admin.permissions.areaAccount',
  ],
  [/permission/i, 'shell.permissions'],
  [/result/i, 'shell.examResults'],
  [/exam/i, 'shell.exams'],
  [/lesson|video/i, 'shell.lessons'],
  [/course/i, 'shell.courses'],
  [/attendanceSchema/i, 'shell.attendanceSchemas'],
  [/leave/i, 'shell.leaveRequests'],
  [/attendance|absence|scan|roll/i, 'shell.attendances'],
  [/assignment|submission/i, 'shell.assignmentSubmissions'],
  [/timelog/i, 'shell.timelogs'],
  [/evaluation/i, 'shell.evaluations'],
  [/report|chart|forex/i, 'shell.reports'],
  [/news/i, 'shell.news'],
  [/alumn|ministr/i, 'shell.alumni'],
  [/invoice|payment|transaction|card/i, 'shell.transaction'],
  [/translation|locale/i, 'shell.translations'],
  [/document/i, 'shell.documents'],
  [/notification/i, 'shell.notifications'],
  [/teacher/i, 'shell.teachers'],
  [/categor/i, 'shell.categories'],
  [/setting/i, 'shell.siteSettings'],
  [/logit/i, 'shell.logits'],
  [/upload/i, 'shell.uploads'],
  [/requestForm/i, 'shell.requestForms'],
  [/adminHome/i, 'shell.admin'],
  [/dashboard/i, 'shell.dashboard'],
  [/region|zone|currenc/i, 'shell.regions'],
  [/group/i, 'shell.groups'],
  [/user|person|address|accountMail/i, 'shell.users'],
];

/** The area under which a root field is listed. */
export const areaOf = (name: string): MessageId =>
  areas.find(([pattern]) => pattern.test(name))?.[1] ?? 'admin.permissions.areaOther';
