import type { Unmasked } from '@apollo/client';
import type { DashboardDataQuery } from './DashboardData.generated.ts';

type Dashboard = Unmasked<DashboardDataQuery>['dashboard'];
type Course = Dashboard['courses'][number];
type Exam = Course['exams'][number];
type Result = Dashboard['recentExamResults'][number];
type Assignment = Dashboard['pendingAssignments'][number];
type Notification = Dashboard['notifications'][number];

export function buildExam(overrides: Partial<Exam> = {}): Exam {
  return {
    __typename: 'StudentExam',
    _id: 'exam-1',
    title: 'Romans, midterm',
    passed: false,
    allowedAttempts: 2,
    attemptsUsed: 0,
    openAttemptId: null,
    markingAttemptId: null,
    blockedReason: null,
    opensAt: null,
    deadline: null,
    closesAt: null,
    zone: 'Africa/Johannesburg',
    course: { __typename: 'CourseLink', _id: 'romans', code: 'NT-201' },
    ...overrides,
  };
}

export function buildCourse(overrides: Partial<Course> = {}): Course {
  return {
    __typename: 'StudentCourse',
    _id: 'romans',
    code: 'NT-201',
    name: 'The Letter to the Romans',
    lessonCount: 4,
    completedLessons: 2,
    lastVisitedAt: '2026-03-01T09:00:00.000Z',
    nextLesson: { __typename: 'LessonLink', _id: 'romans-3', title: 'Grace that reigns' },
    exams: [buildExam()],
    ...overrides,
  };
}

/** An assignment that takes submissions for some days more. */
function buildAssignment(overrides: Partial<Assignment> = {}): Assignment {
  return {
    __typename: 'StudentAssignment',
    _id: 'essay',
    title: 'Essay on grace',
    state: 'OPEN',
    open: true,
    dueAt: new Date(Date.now() + 4.5 * 86_400_000).toISOString(),
    reopenedUntil: null,
    zone: 'Africa/Johannesburg',
    course: { __typename: 'CourseLink', _id: 'romans', code: 'NT-201' },
    submission: null,
    ...overrides,
  };
}

function buildResult(overrides: Partial<Result> = {}): Result {
  return {
    __typename: 'ExamResult',
    _id: 'result-1',
    status: 'PASSED',
    score: 85,
    finishedAt: '2026-02-20T10:30:00.000Z',
    exam: { __typename: 'ExamLink', _id: 'exam-0', title: 'Pentateuch, final' },
    course: { __typename: 'CourseLink', _id: 'pentateuch', code: 'OT-101' },
    ...overrides,
  };
}

function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    __typename: 'Notification',
    _id: 'notification-1',
    title: 'New exam in The Letter to the Romans',
    description: 'The midterm is open. You have two attempts.',
    link: '/student/exams/exam-1',
    createdAt: '2026-03-01T08:00:00.000Z',
    read: false,
    ...overrides,
  };
}

/** A student in the middle of the term. */
export function buildDashboard(overrides: Partial<Dashboard> = {}): {
  readonly dashboard: Dashboard;
} {
  return {
    dashboard: {
      __typename: 'Dashboard',
      groupId: 'group-1',
      courses: [
        buildCourse(),
        buildCourse({
          _id: 'pentateuch',
          code: 'OT-101',
          name: 'Pentateuch',
          completedLessons: 4,
          lastVisitedAt: '2026-02-19T09:00:00.000Z',
          nextLesson: null,
          exams: [buildExam({ _id: 'exam-0', title: 'Pentateuch, final', passed: true })],
        }),
        buildCourse({
          _id: 'greek',
          code: 'LA-100',
          name: 'Greek I',
          completedLessons: 0,
          lastVisitedAt: null,
          nextLesson: { __typename: 'LessonLink', _id: 'greek-1', title: 'The alphabet' },
          exams: [],
        }),
      ],
      pendingAssignments: [buildAssignment()],
      recentExamResults: [
        buildResult(),
        buildResult({
          _id: 'result-2',
          status: 'FAILED',
          score: 55,
          exam: { __typename: 'ExamLink', _id: 'exam-5', title: 'Ethics, quiz 2' },
          course: { __typename: 'CourseLink', _id: 'ethics', code: 'ET-110' },
        }),
      ],
      notifications: [
        buildNotification(),
        buildNotification({
          _id: 'notification-2',
          title: 'Chapel at ten',
          description: 'Everybody is welcome.',
          link: 'https://elsewhere.example/',
        }),
        buildNotification({ _id: 'notification-3', title: 'Read long ago', read: true }),
      ],
      ...overrides,
    },
  };
}
