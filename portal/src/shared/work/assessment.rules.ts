/** Where an exam or assignment stands for one student. */
export const assessmentStates = [
  'LATE',
  'OPEN',
  'MARKING',
  'UPCOMING',
  'DONE',
  'MISSED',
  'NOT_REQUIRED',
] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/** What of an exam tells where it stands. */
export interface ExamStanding {
  readonly passed: boolean;
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
  readonly openAttemptId: string | null;
  readonly opensAt: string | null;
  readonly deadline: string | null;
  readonly closesAt: string | null;
  /** Due before the student joined the group; asked for where what is over is told. */
  readonly beforeJoining?: boolean;
}

/**
 * An exam that is under way stays open whatever the clock says: the server ends it. After the
 * deadline it can still be sat, late, until it closes.
 * @param waiting whether an attempt that was handed in waits for marks.
 * @param now milliseconds.
 */
export function examState(exam: ExamStanding, waiting: boolean, now: number): AssessmentState {
  if (exam.openAttemptId !== null) return 'OPEN';
  if (waiting) return 'MARKING';
  if (exam.passed || exam.attemptsUsed >= exam.allowedAttempts) return 'DONE';
  if (exam.opensAt !== null && Date.parse(exam.opensAt) > now) return 'UPCOMING';
  if (isOver(exam.closesAt, now)) {
    if (exam.attemptsUsed > 0) return 'DONE';
    return exam.beforeJoining ? 'NOT_REQUIRED' : 'MISSED';
  }
  return isOver(exam.deadline, now) ? 'LATE' : 'OPEN';
}

export interface AssignmentStanding {
  readonly state: 'OPEN' | 'CLOSED' | 'SUBMITTED' | 'GRADED' | 'NOT_YET';
  /** Due before the student joined the group. */
  readonly beforeJoining: boolean;
}

const assignmentStates = {
  OPEN: 'OPEN',
  CLOSED: 'MISSED',
  SUBMITTED: 'MARKING',
  GRADED: 'DONE',
  NOT_YET: 'UPCOMING',
} as const satisfies Record<AssignmentStanding['state'], AssessmentState>;

/**
 * An assignment takes nothing after its deadline, so it is never late: what was not handed in is missed,
 * unless the student joined later.
 */
export function assignmentState({ state, beforeJoining }: AssignmentStanding): AssessmentState {
  return state === 'CLOSED' && beforeJoining ? 'NOT_REQUIRED' : assignmentStates[state];
}

function isOver(moment: string | null, now: number): boolean {
  return moment !== null && Date.parse(moment) <= now;
}

/** Something that may be due. */
export interface Due {
  readonly state: AssessmentState;
  readonly dueAt: string | null;
  readonly title: string;
}

/** By deadline, those without one last; then by title. */
export function byDeadline(a: Due, b: Due): number {
  return timeOf(a) - timeOf(b) || a.title.localeCompare(b.title);
}

/** What can be done now and has the next deadline. */
export function dueNext<Item extends Due>(items: readonly Item[], now: number): Item | undefined {
  return items
    .filter(({ state, dueAt }) => state === 'OPEN' && dueAt !== null && !isOver(dueAt, now))
    .toSorted(byDeadline)[0];
}

/** Without a deadline is after every deadline; finite, so that two of them differ by nothing. */
function timeOf({ dueAt }: Due): number {
  return dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt);
}
