import { assignmentPath, examPath } from '../../shared/student-paths.ts';
import {
  byDeadline,
  dueNext,
  examState,
  type Due,
  type ExamStanding,
} from '../../shared/work/assessment.rules.ts';

export interface VisitedCourse {
  readonly lastVisitedAt: string | null;
  readonly nextLesson: object | null;
}

/** The course to go on with: of those with a lesson to come the one visited last, else the first. */
export function nextStepOf<Course extends VisitedCourse>(
  courses: readonly Course[],
): Course | undefined {
  const open = courses.filter(({ nextLesson }) => nextLesson !== null);
  return open.reduce<Course | undefined>(
    (latest, course) => (latest && visitedAt(latest) >= visitedAt(course) ? latest : course),
    undefined,
  );
}

/** Never visited is longest ago. */
function visitedAt({ lastVisitedAt }: VisitedCourse): number {
  return lastVisitedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastVisitedAt);
}

export interface TakenExam extends ExamStanding {
  readonly title: string;
  readonly markingAttemptId: string | null;
  readonly blockedReason: string | null;
}

/**
 * The exams that wait for the student, those under way first, then by deadline: open or late, not
 * blocked, neither passed nor waiting for marks, and with an attempt left.
 * @param now milliseconds.
 */
export function pendingExamsOf<Exam extends TakenExam>(
  courses: readonly { readonly exams: readonly Exam[] }[],
  now: number,
): Exam[] {
  const exams = courses.flatMap((course) => course.exams);
  const open = exams.filter(({ openAttemptId }) => openAttemptId !== null);
  const next = exams.filter((exam) => {
    const state = examState(exam, exam.markingAttemptId !== null, now);
    return (
      exam.openAttemptId === null &&
      exam.blockedReason === null &&
      (state === 'OPEN' || state === 'LATE')
    );
  });
  return [...open, ...next.toSorted((a, b) => byDeadline(dueOfExam(a), dueOfExam(b)))];
}

export interface WaitingAssignment {
  readonly title: string;
  readonly state: string;
  readonly dueAt: string | null;
  readonly reopenedUntil: string | null;
}

/** The assignments that take submissions, each with the deadline that holds for the student. */
export function pendingAssignmentsOf<Assignment extends WaitingAssignment>(
  assignments: readonly Assignment[],
): Assignment[] {
  return assignments
    .filter(({ state }) => state === 'OPEN')
    .map((assignment) => {
      const { dueAt, reopenedUntil } = assignment;
      const reopened = reopenedUntil !== null && dueAt !== null && reopenedUntil > dueAt;
      return reopened ? { ...assignment, dueAt: reopenedUntil } : assignment;
    });
}

/** What has the next deadline of all, with the address of its screen. */
export function nextDue(
  exams: readonly (TakenExam & { readonly _id: string; readonly zone: string | null })[],
  assignments: readonly (WaitingAssignment & { readonly _id: string; readonly zone: string })[],
  now: number,
) {
  return dueNext(
    [
      ...exams.map((exam) => ({ ...dueOfExam(exam), zone: exam.zone, path: examPath(exam._id) })),
      ...assignments.map(({ _id, title, dueAt, zone }) => ({
        state: 'OPEN' as const,
        title,
        dueAt,
        zone,
        path: assignmentPath(_id),
      })),
    ],
    now,
  );
}

const dueOfExam = ({ title, deadline }: TakenExam): Due => ({
  state: 'OPEN',
  title,
  dueAt: deadline,
});
