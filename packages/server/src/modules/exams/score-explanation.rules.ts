import type { MessageId } from '@lampstand/i18n';
import { type Penalty, RETAKE_CAP } from './scoring.rules.ts';

/** A result, as its score is explained. */
interface Explained {
  readonly points: number | null;
  readonly totalPoints: number | null;
  readonly score: number;
  readonly scaledFrom: number | null;
  readonly correctedFrom: number | null;
  readonly penalty: Penalty | null;
  readonly abandoned: boolean;
  readonly marking: boolean;
  readonly endedBy: string | null;
}

/** One step from points to score: what is done, and what it comes to. */
export interface ScoreStep {
  readonly key: MessageId;
  readonly args: Readonly<Record<string, number>>;
  /** Points of so many, or per cent; null where a step gives no number. */
  readonly value:
    { readonly points: number; readonly of: number } | { readonly percent: number } | null;
}

const RULES = {
  RETAKE: 'explain.exam.retake',
  LATE: 'explain.exam.late',
  RETAKE_AND_LATE: 'explain.exam.retakeAndLate',
} as const satisfies Record<Penalty, MessageId>;

const step = (
  key: MessageId,
  value: ScoreStep['value'] = null,
  args: ScoreStep['args'] = {},
): ScoreStep => ({ key, args, value });

/** How a score came about, number by number, each with the rule that made it. */
export function explainScore(result: Explained, passMark: number): ScoreStep[] {
  if (result.marking) return [step('explain.exam.marking')];
  const { points, totalPoints, score, penalty } = result;
  const earned = result.scaledFrom ?? result.correctedFrom ?? score;
  const sat = points !== null && totalPoints !== null;
  return [
    ...(result.endedBy === 'TIME_UP' ? [step('explain.exam.timeUp')] : []),
    sat
      ? step('explain.exam.points', { points, of: totalPoints })
      : step('explain.exam.recorded', { percent: earned }),
    ...(sat ? [step('explain.exam.percent', { percent: earned })] : []),
    ...(penalty === null
      ? []
      : [step(RULES[penalty], { percent: score }, { cap: RETAKE_CAP / 100 })]),
    ...(result.correctedFrom === null ? [] : [step('explain.exam.corrected', { percent: score })]),
    ...(result.abandoned && result.correctedFrom === null ? [step('explain.exam.left')] : []),
    step('explain.exam.passMark', { percent: passMark }),
  ];
}
