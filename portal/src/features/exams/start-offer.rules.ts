export type StartOffer = 'continue' | 'blocked' | 'passed' | 'start' | 'retake';

export interface StartableExam {
  readonly openAttemptId: string | null;
  readonly passed: boolean;
  readonly blockedReason: string | null;
  readonly attemptsUsed: number;
  readonly allowedAttempts: number;
}

/** Whether all allowed attempts are used up. */
export function attemptsExhausted(exam: StartableExam): boolean {
  return exam.attemptsUsed >= exam.allowedAttempts;
}

/**
 * What the start page offers: an open attempt is continued before anything else; who has passed is
 * not told that they are blocked; any further attempt is a retake.
 */
export function startOffer(exam: StartableExam): StartOffer {
  if (exam.openAttemptId !== null) return 'continue';
  const blocked = exam.blockedReason !== null || attemptsExhausted(exam);
  if (blocked) return exam.passed ? 'passed' : 'blocked';
  return exam.attemptsUsed > 0 ? 'retake' : 'start';
}
