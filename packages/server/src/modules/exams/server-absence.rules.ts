import type { AttemptRow } from './exams.table.ts';

/** How often a server that is up says so, in seconds. */
export const SIGN_SECONDS = 3;
/** Where no server has said so for longer, none was up. */
export const NOTICED_SECONDS = 2 * SIGN_SECONDS;
/** After a longer absence nobody is expected to sit before the page still. */
const LONG_SECONDS = 600;

/** A time in which no server was up. */
export interface Absence {
  readonly from: string;
  readonly until: string;
  readonly seconds: number;
}

/** What was missed between the last sign of any server and now; null: nothing that counts. */
export function absenceBetween(from: string, until: string): Absence | null {
  const seconds = (Date.parse(until) - Date.parse(from)) / 1000;
  return seconds > NOTICED_SECONDS ? { from, until, seconds } : null;
}

/** The moments of an attempt that an absence moves. */
type Moments = Pick<AttemptRow, 'dueAt' | 'deadline' | 'seenAt' | 'leftAt'>;

/**
 * An attempt that was open when the servers went, as it goes on when they are back: its time, its
 * grace and a deadline that was still ahead do not count the absence. Whom nobody could see was there;
 * after a long absence it is as if the page had not been heard of yet, so that it fails nobody.
 */
export function afterAbsence(attempt: Moments, { from, until, seconds }: Absence): Moments {
  const later = (at: string) => new Date(Date.parse(at) + seconds * 1000).toISOString();
  const { dueAt, deadline, seenAt, leftAt } = attempt;
  const isAhead = deadline !== null && Date.parse(deadline) >= Date.parse(from);
  const long = seconds > LONG_SECONDS;
  return {
    dueAt: dueAt && later(dueAt),
    deadline: isAhead ? later(deadline) : deadline,
    seenAt: seenAt === null || long ? null : until,
    leftAt: leftAt === null || long ? null : later(leftAt),
  };
}
