const HOUR_MS = 3_600_000;
/** Before the deadline (specification §9). */
const REMIND_HOURS = 24;
/** For so long a missed deadline is still told: mails that could not be sent before are not lost. */
const MISSED_DAYS = 7;

/** Deadlines of which there is something to tell at a moment, as ISO moments. */
export interface DueDeadlines {
  /** Missed after this one, and up to now. */
  readonly missedSince: string;
  readonly now: string;
  /** Still to come, up to this one. */
  readonly remindUntil: string;
}

/** Hours are hours, also of a night in which clocks are moved. @param now ISO moment. */
export function dueDeadlines(now: string): DueDeadlines {
  const from = (hours: number) => new Date(Date.parse(now) + hours * HOUR_MS).toISOString();
  return { missedSince: from(-24 * MISSED_DAYS), now, remindUntil: from(REMIND_HOURS) };
}
