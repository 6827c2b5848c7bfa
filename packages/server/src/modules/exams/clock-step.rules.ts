import type { AttemptRow } from './exams.table.ts';
import { NOTICED_SECONDS } from './server-absence.rules.ts';

/** What a server read of both its clocks at one moment, in milliseconds. */
export interface ClockReading {
  readonly wall: number;
  readonly monotonic: number;
}

/** A correction of the clock on the wall. */
export interface ClockStep {
  /** What the clock would show without it, and what it shows. */
  readonly from: string;
  readonly until: string;
  /** Below zero where the clock was set back. */
  readonly seconds: number;
  /** For how long at most the corrected clock has been read already. */
  readonly knownSeconds: number;
}

/**
 * The correction of the wall clock between two readings; null: both clocks ran alike, or so nearly that
 * no grace can tell.
 */
export function stepBetween(before: ClockReading, now: ClockReading): ClockStep | null {
  const passed = now.monotonic - before.monotonic;
  const from = before.wall + passed;
  const seconds = (now.wall - from) / 1000;
  if (Math.abs(seconds) <= NOTICED_SECONDS) return null;
  return {
    from: new Date(from).toISOString(),
    until: new Date(now.wall).toISOString(),
    seconds,
    knownSeconds: passed / 1000,
  };
}

/**
 * Whether another process has written the same correction down: then the servers' last sign stands by
 * the corrected clock already.
 */
export const isNoted = (upUntil: string, { until }: ClockStep): boolean =>
  Math.abs(Date.parse(upUntil) - Date.parse(until)) <= NOTICED_SECONDS * 1000;

/** The moments of an attempt that a correction moves. */
type Moments = Pick<AttemptRow, 'dueAt' | 'deadline' | 'seenAt' | 'leftAt'>;

/**
 * An attempt that was open when the clock was corrected, as it goes on: what runs since it began, its
 * time and its graces, stands by the corrected clock and is neither longer nor shorter. What was read
 * off that clock already stays. A deadline is a moment on the wall: set back, the clock gives time until
 * it; set forward, it takes none.
 */
export function afterStep(
  attempt: Moments & Pick<AttemptRow, 'startedAt'>,
  { from, until, seconds, knownSeconds }: ClockStep,
): Moments {
  const { dueAt, deadline, seenAt, leftAt } = attempt;
  const now = Date.parse(until);
  const isCorrected = (at: string) =>
    Date.parse(at) <= now && Date.parse(at) > now - knownSeconds * 1000;
  if (isCorrected(attempt.startedAt)) return { dueAt, deadline, seenAt, leftAt };
  const moved = (at: string) => new Date(Date.parse(at) + seconds * 1000).toISOString();
  const movedOnce = (at: string | null) => (at === null || isCorrected(at) ? at : moved(at));
  const isAhead = seconds > 0 && deadline !== null && Date.parse(deadline) >= Date.parse(from);
  return {
    dueAt: dueAt && moved(dueAt),
    deadline: isAhead ? moved(deadline) : deadline,
    seenAt: movedOnce(seenAt),
    leftAt: movedOnce(leftAt),
  };
}
