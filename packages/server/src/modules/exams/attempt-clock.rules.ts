/** How often the page of an attempt says that it is there. */
export const PRESENCE_SECONDS = 10;
/** What was on its way when the time was up still counts. */
export const LAST_ANSWER_SECONDS = 15;

/** What the law of the attempt's clock looks at; moments are ISO texts. */
export interface Clocked {
  readonly dueAt: string | null;
  readonly leavingFails: boolean;
  readonly graceSeconds: number;
  /** When the page was last heard of; null where it never was. */
  readonly seenAt: string | null;
  readonly leftAt: string | null;
  /** How it was left. */
  readonly leftBy: 'LEFT' | 'CLOSED';
}

/** How the law ends an attempt, and when that was. */
export interface Verdict {
  readonly status: 'FINISHED' | 'ABANDONED';
  readonly endedBy: 'TIME_UP' | 'LEFT' | 'CLOSED' | 'LOST_CONNECTION';
  /** The moment of the hand-in or of the failing. */
  readonly at: string;
}

const moment = (at: string, seconds: number): number => Date.parse(at) + seconds * 1000;

/**
 * What has become of an open attempt; null: it is open still. Whoever looks, and however late, finds
 * the same: of what may end it, the earliest does. Time that is up hands in what was saved; where
 * leaving fails, a page that was left, or not heard of, for longer than the grace has failed.
 */
export function verdictOf(attempt: Clocked, now: Date): Verdict | null {
  const ends: { readonly when: number; readonly verdict: Verdict }[] = [];
  const { dueAt, leftAt, seenAt, graceSeconds } = attempt;
  if (dueAt !== null) {
    const verdict = { status: 'FINISHED', endedBy: 'TIME_UP', at: dueAt } as const;
    ends.push({ when: moment(dueAt, LAST_ANSWER_SECONDS), verdict });
  }
  if (attempt.leavingFails && leftAt !== null) {
    const verdict = { status: 'ABANDONED', endedBy: attempt.leftBy, at: leftAt } as const;
    ends.push({ when: moment(leftAt, graceSeconds), verdict });
  }
  if (attempt.leavingFails && seenAt !== null) {
    const verdict = { status: 'ABANDONED', endedBy: 'LOST_CONNECTION', at: seenAt } as const;
    ends.push({ when: moment(seenAt, PRESENCE_SECONDS + graceSeconds), verdict });
  }
  const [first] = ends.toSorted((a, b) => a.when - b.when);
  return first && first.when < now.getTime() ? first.verdict : null;
}

/**
 * When an attempt is to be handed in.
 * @param minutes null: as long as it takes.
 */
export const dueAtOf = (startedAt: string, minutes: number | null): string | null =>
  minutes === null ? null : new Date(moment(startedAt, minutes * 60)).toISOString();
