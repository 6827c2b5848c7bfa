import type { MessageId } from '@lampstand/i18n';
import type { Role } from './roles.ts';

export type App = 'portal' | 'admin';

export interface Route {
  /** Segments that begin with a colon are parameters. */
  readonly path: string;
  /** Only the path itself; otherwise everything below it too. */
  readonly exact: boolean;
  /** Any one of them opens the route; none listed means that everybody may visit it. */
  readonly roles: readonly Role[];
  readonly app: App;
  readonly title: MessageId;
}

const open = (path: string, title: MessageId): Route => ({
  path,
  exact: true,
  roles: [],
  app: 'portal',
  title,
});

const screen = (path: string, title: MessageId, exact = true): Route => ({
  path,
  exact,
  roles: ['user'],
  app: 'portal',
  title,
});

const office = (path: string, roles: readonly Role[], title: MessageId): Route => ({
  path,
  exact: false,
  roles,
  app: 'admin',
  title,
});

const publicRoutes = [
  open('/', 'shell.login'),
  open('/login', 'shell.login'),
  open('/forgot-password', 'shell.forgotPassword'),
  open('/set-password', 'shell.setPassword'),
  open('/reset-password/:token', 'shell.resetPassword'),
  // Spelled as the links in mails that are already out spell it.
  open('/password-recoverd', 'shell.passwordRecovered'),
  open('/create-account/:_id', 'shell.createAccount'),
  open('/enroll-account/:token', 'shell.enrollAccount'),
  open('/verify-email/:token', 'shell.verifyEmail'),
  open('/verify-transcript/:code', 'shell.verifyTranscript'),
  open('/setup/:secret', 'shell.setup'),
  open('/msauth/callback', 'shell.workSignIn'),
  open('/privacy', 'shell.privacy'),
  open('/terms', 'shell.terms'),
];

const portalRoutes = [
  screen('/google-auth', 'shell.calendarConnection', false),
  screen('/alumni', 'shell.alumni', false),
  screen('/dashboard', 'shell.dashboard'),
  screen('/student', 'shell.student', false),
  screen('/student/courses', 'shell.courses'),
  screen('/student/courses/:_id', 'shell.courses'),
  screen('/student/courses/:_id/lessons/:lessonId', 'shell.lesson'),
  screen('/student/courses/:_id/notes', 'shell.courses'),
  screen('/student/courses/:_id/progress', 'shell.courses'),
  screen('/student/courses/:_id/grades', 'shell.grades'),
  screen('/student/exams/:_id', 'shell.exam'),
  screen('/student/exams/:_id/attempts/:attemptId', 'shell.examAttempt'),
  screen('/student/exams/:_id/results/:attemptId', 'shell.examResult'),
  screen('/student/exams/:_id/room', 'shell.exam'),
  screen('/student/exams/:_id/marking', 'shell.exam'),
  screen('/student/assessments', 'shell.assessments', false),
  screen('/student/assignments/:_id', 'shell.assignment'),
  screen('/student/assignments/:_id/submissions', 'shell.assignmentSubmissions'),
  screen('/student/grades', 'shell.grades'),
  screen('/student/transcript', 'shell.transcript'),
  screen('/student/appeals', 'shell.appeals'),
  screen('/student/appeals/:_id', 'shell.appeals'),
  screen('/student/attendance', 'shell.attendance', false),
  screen('/student/links', 'shell.links', false),
  screen('/profile', 'shell.profile'),
  screen('/docs', 'shell.docs', false),
  screen('/transaction/:_id', 'shell.transaction'),
  screen('/notifications', 'shell.notifications', false),
  screen('/news', 'shell.news', false),
];

const officeRoutes = [
  office('/admin', ['manager', 'reportsAdmin'], 'shell.admin'),
  office('/users', ['admin'], 'shell.users'),
  office('/courses', ['admin'], 'shell.courses'),
  office('/lessons', ['admin'], 'shell.lessons'),
  office('/course-terms', ['admin'], 'shell.courseTerms'),
  office('/exams', ['admin'], 'shell.exams'),
  office('/questions', ['admin'], 'shell.questions'),
  office('/question-pools', ['admin'], 'shell.questionPools'),
  office('/examResults', ['manager'], 'shell.examResults'),
  office('/assignments', ['admin'], 'shell.assignments'),
  office('/assignmentSubmissions', ['admin'], 'shell.assignmentSubmissions'),
  office('/gradebook', ['manager'], 'shell.gradebook'),
  office('/transcripts', ['admin'], 'shell.transcripts'),
  office('/accommodations', ['admin'], 'shell.accommodations'),
  office('/appeals', ['admin'], 'shell.appeals'),
  office('/groups', ['manager'], 'shell.groups'),
  office('/groups/preview/all', ['manager'], 'shell.groupsPreviewAll'),
  office('/attendances', ['manager'], 'shell.attendances'),
  office('/attendance-leave-requests', ['admin'], 'shell.leaveRequests'),
  office('/timelogs', ['manager'], 'shell.timelogs'),
  office('/evaluations', ['manager'], 'shell.evaluations'),
  office('/regions', ['admin'], 'shell.regions'),
  office('/teachers', ['admin'], 'shell.teachers'),
  office('/links', ['admin'], 'shell.linksAdmin'),
  office('/permissions', ['superadmin', 'admin'], 'shell.permissions'),
  office('/documents', ['superadmin'], 'shell.documents'),
  office('/locales', ['superadmin'], 'shell.locales'),
  office('/attendanceSchemas', ['superadmin'], 'shell.attendanceSchemas'),
  office('/currencies', ['superadmin'], 'shell.currencies'),
  office('/logits', ['superadmin'], 'shell.logits'),
  office('/uploads', ['superadmin'], 'shell.uploads'),
  office('/site-settings', ['superadmin'], 'shell.siteSettings'),
  office('/d2l-redirect', ['superadmin'], 'shell.d2lRedirect'),
  office('/translations', ['admin'], 'shell.translations'),
  office('/reports', ['admin', 'reportsAdmin'], 'shell.reports'),
  office('/categories', ['superadmin'], 'shell.categories'),
  office('/request-form', ['superadmin'], 'shell.requestForms'),
  office('/requests', ['admin'], 'shell.requests'),
  office('/news/admin', ['admin'], 'shell.newsAdmin'),
];

/** Every address of the product, who may open it and which app serves it. */
export const routes: readonly Route[] = [...publicRoutes, ...portalRoutes, ...officeRoutes];
