import type { AttemptStatus } from './attempt.rules.ts';

const MINUTE_MS = 60_000;
/** What somebody gets at least whose time is given back. */
const LEAST_MINUTES = 10;

/** An attempt that somebody wants to open again. */
interface Ended {
  readonly mode: 'EXAM' | 'PRACTICE' | 'TEST';
  readonly status: AttemptStatus;
  readonly passed: boolean | null;
  readonly recordedAt: string | null;
  readonly correctedFrom: number | null;
}

/** Whether an attempt can be opened again: it counts, was sat here, and was not passed. */
export const isRestorable = (attempt: Ended): boolean =>
  attempt.mode === 'EXAM' &&
  (attempt.status === 'FINISHED' || attempt.status === 'ABANDONED') &&
  attempt.passed !== true &&
  attempt.recordedAt === null &&
  attempt.correctedFrom === null;

/**
 * When an attempt that is opened again is to be handed in: after so many minutes, or else after what
 * was left of its time when it ended, ten minutes at least. Without a time limit there is none.
 */
export function freshDueAt(
  { dueAt, submittedAt }: { readonly dueAt: string | null; readonly submittedAt: string | null },
  minutes: number | null,
  now: string,
): string | null {
  if (dueAt === null) return null;
  const left = submittedAt === null ? 0 : Date.parse(dueAt) - Date.parse(submittedAt);
  const given = minutes === null ? Math.max(left, LEAST_MINUTES * MINUTE_MS) : minutes * MINUTE_MS;
  return new Date(Date.parse(now) + given).toISOString();
}
