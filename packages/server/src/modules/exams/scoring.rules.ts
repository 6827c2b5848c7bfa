/** Where a retake's passing score is cut (specification §4 and §9: pass mark and retake cap 70 %). */
export const RETAKE_CAP = 70;

/** One question of an ended attempt: its worth, and what was earned in hundredths of a point. */
export interface MarkedQuestion {
  readonly points: number;
  /** Null while a person has not marked it. */
  readonly earned: number | null;
}

/** Why a passing score was cut. */
export type Penalty = 'RETAKE' | 'LATE' | 'RETAKE_AND_LATE';

/** What an attempt comes to; scores are whole per cent. */
export interface Outcome {
  /** With hundredths. */
  readonly points: number;
  readonly totalPoints: number;
  readonly score: number;
  /** Per cent as earned, where the cap lowered it; otherwise null. */
  readonly scaledFrom: number | null;
  readonly penalty: Penalty | null;
  readonly passed: boolean;
}

/**
 * Per cent of the points, rounded to a whole number, halves up: 69.5 becomes 70. Whole numbers
 * throughout, so no binary fraction decides over a pass. No points at all are 0 per cent.
 * @param points and totalPoints in the same unit.
 */
export function percentOf(points: number, totalPoints: number): number {
  if (totalPoints === 0) return 0;
  return Math.floor((200 * points + totalPoints) / (2 * totalPoints));
}

/** What decides over a score besides the score itself. */
interface Sitting {
  readonly number: number;
  readonly passMark: number;
  readonly end: 'FINISHED' | 'ABANDONED';
  /** Whether it was handed in after the deadline. */
  readonly late: boolean;
}

/** What a sitting would be cut for. */
function penaltyOf({ number, late }: Pick<Sitting, 'number' | 'late'>): Penalty | null {
  if (number > 1) return late ? 'RETAKE_AND_LATE' : 'RETAKE';
  return late ? 'LATE' : null;
}

/**
 * What counts of the per cent that were earned. A passing score on a retake or after the deadline
 * counts as 70 at most (specification §4), also where the pass mark is higher: it still passes. An
 * attempt that was left keeps what it earned and fails.
 */
export function countScore(
  earned: number,
  sitting: Sitting,
): Pick<Outcome, 'score' | 'scaledFrom' | 'passed' | 'penalty'> {
  const passed = sitting.end === 'FINISHED' && earned >= sitting.passMark;
  const penalty = passed && earned > RETAKE_CAP ? penaltyOf(sitting) : null;
  const capped = penalty !== null;
  return {
    score: capped ? RETAKE_CAP : earned,
    scaledFrom: capped ? earned : null,
    penalty,
    passed,
  };
}

/** Marks an attempt. The rounded score decides: who is shown the pass mark has passed. */
export function markAttempt(questions: readonly MarkedQuestion[], sitting: Sitting): Outcome {
  const earned = questions.reduce((total, question) => total + (question.earned ?? 0), 0);
  const totalPoints = questions.reduce((total, question) => total + question.points, 0);
  const score = percentOf(earned, totalPoints * 100);
  return { points: earned / 100, totalPoints, ...countScore(score, sitting) };
}
