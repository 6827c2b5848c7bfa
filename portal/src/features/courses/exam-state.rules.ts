export type ExamState = 'passed' | 'inProgress' | 'blocked' | 'notPassed' | 'notTaken';

export interface ExamStanding {
  readonly passed: boolean;
  readonly openAttemptId: string | null;
  readonly blockedReason: string | null;
  readonly attemptsUsed: number;
}

/**
 * Where a student stands with an exam. An open attempt comes first: it is what needs the student
 * now; passed outweighs blocked, because nothing is left to do.
 */
export function examState(exam: ExamStanding): ExamState {
  if (exam.openAttemptId !== null) return 'inProgress';
  if (exam.passed) return 'passed';
  if (exam.blockedReason !== null) return 'blocked';
  return exam.attemptsUsed > 0 ? 'notPassed' : 'notTaken';
}
