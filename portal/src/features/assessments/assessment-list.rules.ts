import {
  assignmentState,
  byDeadline,
  examState,
  type AssessmentState,
  type AssignmentStanding,
  type Due,
  type ExamStanding,
} from '../../shared/work/assessment.rules.ts';

export const assessmentKinds = ['EXAM', 'ASSIGNMENT'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

export interface CourseName {
  readonly _id: string;
  readonly code: string;
  readonly name: string;
}

/** An exam or assignment in the overview. */
export interface Assessment extends Due {
  readonly _id: string;
  readonly kind: AssessmentKind;
  readonly course: CourseName;
  readonly state: AssessmentState;
  readonly opensAt: string | null;
  /** Of the campus (IANA). */
  readonly zone: string | null;
  /** An attempt is open, or a draft was begun. */
  readonly underWay: boolean;
  /** Why it cannot be begun, in the person's language. */
  readonly blockedReason: string | null;
  /** Whole per cent, or whether it is complete. */
  readonly outcome: number | boolean | null;
}

export interface OverviewExam extends ExamStanding {
  readonly _id: string;
  readonly title: string;
  readonly zone: string | null;
  readonly blockedReason: string | null;
  readonly bestScore: number | null;
  readonly markingAttemptId: string | null;
}

export interface OverviewAssignment extends AssignmentStanding {
  readonly _id: string;
  readonly title: string;
  readonly course: CourseName;
  readonly open: boolean;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  /** Until when submissions were opened for this student alone. */
  readonly reopenedUntil: string | null;
  readonly zone: string | null;
  readonly submission: {
    readonly score: number | null;
    readonly completed: boolean | null;
  } | null;
}

export interface Overview {
  readonly courses: readonly (CourseName & { readonly exams: readonly OverviewExam[] })[];
  readonly assignments: readonly OverviewAssignment[];
}

/** Exams and assignments of all courses, by deadline. */
export function assessmentsOf({ courses, assignments }: Overview, now: number): Assessment[] {
  const exams = courses.flatMap((course) => course.exams.map((exam) => examOf(exam, course, now)));
  return [...exams, ...assignments.map(assignmentOf)].toSorted(byDeadline);
}

function examOf(exam: OverviewExam, course: CourseName, now: number): Assessment {
  const state = examState(exam, exam.markingAttemptId !== null, now);
  return {
    _id: exam._id,
    kind: 'EXAM',
    title: exam.title,
    course,
    state,
    opensAt: exam.opensAt,
    dueAt: exam.deadline,
    zone: exam.zone,
    underWay: exam.openAttemptId !== null,
    // Whoever is done, or too early, is told that instead.
    blockedReason: state === 'OPEN' || state === 'LATE' ? exam.blockedReason : null,
    outcome: exam.bestScore,
  };
}

function assignmentOf(assignment: OverviewAssignment): Assessment {
  const { submission, dueAt, reopenedUntil } = assignment;
  const reopened =
    assignment.open && reopenedUntil !== null && (dueAt === null || reopenedUntil > dueAt);
  return {
    _id: assignment._id,
    kind: 'ASSIGNMENT',
    title: assignment.title,
    course: assignment.course,
    state: assignmentState(assignment),
    opensAt: assignment.opensAt,
    dueAt: reopened ? reopenedUntil : dueAt,
    zone: assignment.zone,
    underWay: assignment.state === 'OPEN' && submission !== null,
    blockedReason: null,
    outcome: submission?.score ?? submission?.completed ?? null,
  };
}

/** What of the overview is looked at; it stands in the address. */
export interface AssessmentView {
  readonly courseId: string | undefined;
  readonly kind: AssessmentKind | undefined;
  readonly state: AssessmentState | undefined;
}

export function matching(
  all: readonly Assessment[],
  { courseId, kind, state }: AssessmentView,
): Assessment[] {
  return all.filter(
    (item) =>
      (courseId === undefined || item.course._id === courseId) &&
      (kind === undefined || item.kind === kind) &&
      (state === undefined || item.state === state),
  );
}
