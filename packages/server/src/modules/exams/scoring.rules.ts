/** Where a retake's passing score is cut (specification §4 and §9: pass mark and retake cap 70 %). */
export const RETAKE_CAP = 70;

/** One question of an ended attempt: its worth, and whether the chosen answer is the correct one. */
export interface MarkedQuestion {
  readonly points: number;
  readonly correct: boolean;
}

/** What an attempt comes to; scores are whole per cent. */
export interface Outcome {
  readonly points: number;
  readonly totalPoints: number;
  readonly score: number;
  /** Per cent as earned, where the cap lowered it; otherwise null. */
  readonly scaledFrom: number | null;
  readonly passed: boolean;
}

/**
 * Per cent of the points, rounded to a whole number, halves up: 69.5 becomes 70. Whole numbers
 * throughout, so no binary fraction decides over a pass. No points at all are 0 per cent.
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
}

/**
 * What counts of the per cent that were earned. A passing score on a retake counts as 70 at most
 * (specification §4), also where the pass mark is higher: it still passes. An attempt that was left
 * keeps what it earned and fails.
 */
export function countScore(
  earned: number,
  { number, passMark, end }: Sitting,
): Pick<Outcome, 'score' | 'scaledFrom' | 'passed'> {
  const passed = end === 'FINISHED' && earned >= passMark;
  const capped = passed && number > 1 && earned > RETAKE_CAP;
  return { score: capped ? RETAKE_CAP : earned, scaledFrom: capped ? earned : null, passed };
}

/** Marks an attempt. The rounded score decides: who is shown the pass mark has passed. */
export function markAttempt(questions: readonly MarkedQuestion[], attempt: Sitting): Outcome {
  const sum = (list: readonly MarkedQuestion[]) =>
    list.reduce((total, question) => total + question.points, 0);
  const points = sum(questions.filter((question) => question.correct));
  const totalPoints = sum(questions);
  return { points, totalPoints, ...countScore(percentOf(points, totalPoints), attempt) };
}
