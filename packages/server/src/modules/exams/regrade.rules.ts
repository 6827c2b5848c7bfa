import type { GivenAnswer, QuestionKey, QuestionKind } from '../questions/questions.table.ts';
import { isLate } from './attempt.rules.ts';
import { markAnswer } from './marking.rules.ts';
import { countScore, type Outcome, percentOf } from './scoring.rules.ts';

/** A sitting that asked the question, with what all its questions earned. */
export interface Regraded {
  readonly attempt: {
    readonly number: number;
    readonly status: 'OPEN' | 'MARKING' | 'FINISHED' | 'ABANDONED';
    readonly deadline: string | null;
    readonly submittedAt: string | null;
    readonly correctedFrom: number | null;
    readonly score: number | null;
    readonly passed: boolean | null;
  };
  readonly passMark: number;
  readonly kind: QuestionKind;
  readonly points: number;
  readonly answer: GivenAnswer | null;
  readonly earned: number | null;
  /** Hundredths of a point; null while something waits for marks. */
  readonly sum: number | null;
  readonly whole: number;
}

/** What a sitting comes to by another key. */
export interface Regrade {
  /** Hundredths of a point; null where a person marks it. */
  readonly earned: number | null;
  /** Null where its score stays: nothing changed, it waits for marks, or somebody has corrected it. */
  readonly outcome: Outcome | null;
}

/** Marks one question of a sitting anew. A score that was corrected by hand stays. */
export function regrade(sat: Regraded, key: QuestionKey): Regrade {
  const earned = markAnswer({ kind: sat.kind, points: sat.points, key }, sat.answer);
  const { attempt, sum, whole } = sat;
  const stays =
    earned === null || sum === null || attempt.correctedFrom !== null || earned === sat.earned;
  if (stays) return { earned, outcome: null };
  const points = sum - (sat.earned ?? 0) + earned;
  const end = attempt.status === 'ABANDONED' ? ('ABANDONED' as const) : ('FINISHED' as const);
  const late = attempt.submittedAt !== null && isLate(attempt.deadline, attempt.submittedAt);
  const { number } = attempt;
  const score = countScore(percentOf(points, whole * 100), {
    number,
    passMark: sat.passMark,
    late,
    end,
  });
  return { earned, outcome: { points: points / 100, totalPoints: whole, ...score } };
}
