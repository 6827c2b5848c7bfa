export type StartOffer =
  'continue' | 'marking' | 'seeFirst' | 'blocked' | 'passed' | 'start' | 'retake';

export interface StartableExam {
  readonly openAttemptId: string | null;
  /** Handed in, and waiting for a person's marks. */
  readonly markingAttemptId: string | null;
  readonly passed: boolean;
  readonly blockedReason: string | null;
  readonly attemptsUsed: number;
  readonly allowedAttempts: number;
  /** Lessons of which more is to be seen first. */
  readonly requirements: readonly unknown[];
}

/** Per cent that a passing score on a retake or after a deadline counts at most (specification §9). */
export const scoreCap = 70;

/**
 * What the start page offers. An open attempt is continued before anything else; who waits for marks
 * waits; who has passed is not told that they are blocked, and has nothing to gain by a retake.
 */
export function startOffer(exam: StartableExam): StartOffer {
  if (exam.openAttemptId !== null) return 'continue';
  if (exam.passed) return 'passed';
  if (exam.markingAttemptId !== null) return 'marking';
  if (exam.attemptsUsed >= exam.allowedAttempts) return 'blocked';
  if (exam.requirements.length > 0) return 'seeFirst';
  if (exam.blockedReason !== null) return 'blocked';
  return exam.attemptsUsed > 0 ? 'retake' : 'start';
}

/** In which of its languages an exam is offered first: the reader's, otherwise the one it was written in. */
export function firstLocale(locales: readonly string[], own: string): string | undefined {
  return locales.includes(own) ? own : locales[0];
}
