import type { Unmasked } from '@apollo/client';
import type { AssessmentsPageQuery } from './AssessmentsPage.generated.ts';

type Data = Unmasked<AssessmentsPageQuery>;
type Course = Data['studentCourses'][number];
type Exam = Course['exams'][number];
type Assignment = Data['studentAssignments'][number];

/** ISO text; from now on, so that what is due stays due. */
export const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString();

/** An exam that has not been taken. */
export function buildExam(overrides: Partial<Exam> = {}): Exam {
  return {
    __typename: 'StudentExam',
    _id: 'midterm',
    title: 'Romans, midterm',
    passed: false,
    allowedAttempts: 2,
    attemptsUsed: 0,
    openAttemptId: null,
    markingAttemptId: null,
    blockedReason: null,
    bestScore: null,
    opensAt: '2026-03-01T08:00:00.000Z',
    deadline: '2026-03-12T16:00:00.000Z',
    closesAt: '2026-03-20T16:00:00.000Z',
    beforeJoining: false,
    zone: 'Africa/Johannesburg',
    ...overrides,
  };
}

export function buildCourse(overrides: Partial<Course> = {}): Course {
  return {
    __typename: 'StudentCourse',
    _id: 'romans',
    code: 'NT-201',
    name: 'The Letter to the Romans',
    exams: [buildExam()],
    ...overrides,
  };
}

/** An assignment that takes submissions. */
export function buildAssignment(overrides: Partial<Assignment> = {}): Assignment {
  return {
    __typename: 'StudentAssignment',
    _id: 'essay',
    title: 'Essay on grace',
    state: 'OPEN',
    open: true,
    opensAt: null,
    reopenedUntil: null,
    dueAt: '2026-03-16T21:59:59.000Z',
    beforeJoining: false,
    zone: 'Africa/Johannesburg',
    course: {
      __typename: 'CourseLink',
      _id: 'romans',
      code: 'NT-201',
      name: 'The Letter to the Romans',
    },
    submission: null,
    ...overrides,
  };
}
