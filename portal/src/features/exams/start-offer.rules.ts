export type StartOffer = 'continue' | 'seeFirst' | 'blocked' | 'passed' | 'start' | 'retake';

export interface StartableExam {
  readonly openAttemptId: string | null;
  readonly passed: boolean;
  readonly blockedReason: string | null;
  readonly attemptsUsed: number;
  readonly allowedAttempts: number;
  /** Lessons of which more is to be seen first. */
  readonly requirements: readonly unknown[];
}

/** Per cent that a passing score on a retake counts at most (specification §9). */
export const retakeCap = 70;

/**
 * What the start page offers. An open attempt is continued before anything else; who has passed is
 * not told that they are blocked, and has nothing to gain by a retake.
 */
export function startOffer(exam: StartableExam): StartOffer {
  if (exam.openAttemptId !== null) return 'continue';
  if (exam.passed) return 'passed';
  if (exam.attemptsUsed >= exam.allowedAttempts) return 'blocked';
  if (exam.requirements.length > 0) return 'seeFirst';
  if (exam.blockedReason !== null) return 'blocked';
  return exam.attemptsUsed > 0 ? 'retake' : 'start';
}
