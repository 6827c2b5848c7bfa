/** How often the page of an attempt says that it is there. */
export const PRESENCE_SECONDS = 10;
/** What was on its way when the time was up still counts. */
export const LAST_ANSWER_SECONDS = 15;
/** How long one may be away from the page, where the exam does not say it. */
export const LEAVING_GRACE_SECONDS = 60;
/** How long a page may not be heard of, where the exam does not say it: a lost line is nobody's choice. */
export const CONNECTION_GRACE_SECONDS = 300;

/** How a page says that it is left. */
export const leavings = ['LEFT', 'CLOSED', 'LOGGED_OUT'] as const;
export type Leaving = (typeof leavings)[number];

/** What the law of the attempt's clock looks at; moments are ISO texts. */
export interface Clocked {
  readonly dueAt: string | null;
  readonly leavingFails: boolean;
  /** After the page said that it was left. */
  readonly graceSeconds: number;
  /** After the page was heard of no more. */
  readonly connectionGraceSeconds: number;
  /** When the page was last heard of; null where it never was. */
  readonly seenAt: string | null;
  readonly leftAt: string | null;
  /** How it was left, where it was. */
  readonly leftBy: Leaving | null;
  /** The session in which it was sat has ended: who is silent was logged out. */
  readonly sessionOver: boolean;
}

/** How the law ends an attempt, and when that was. */
export interface Verdict {
  readonly status: 'FINISHED' | 'ABANDONED';
  readonly endedBy: 'TIME_UP' | Leaving | 'LOST_CONNECTION';
  /** The moment of the hand-in or of the failing. */
  readonly at: string;
}

/** When and how an attempt fails if nothing more is heard of its page. */
export interface Failure {
  /** Milliseconds since 1970: over after it, not in it. */
  readonly when: number;
  readonly endedBy: Exclude<Verdict['endedBy'], 'TIME_UP'>;
  /** The beginning of the silence. */
  readonly since: string;
}

const moment = (at: string, seconds: number): number => Date.parse(at) + seconds * 1000;

/**
 * The failure that an open attempt runs into unless its page is heard of again: leaving has its own
 * grace, a line that is lost a longer one, and the earlier of both counts. Null where nothing fails it.
 */
export function failureAhead(attempt: Omit<Clocked, 'dueAt'>): Failure | null {
  const { leavingFails, leftAt, seenAt, graceSeconds, connectionGraceSeconds } = attempt;
  if (!leavingFails) return null;
  const failures: Failure[] = [];
  if (leftAt !== null) {
    const endedBy = attempt.leftBy ?? 'LEFT';
    failures.push({ when: moment(leftAt, graceSeconds), endedBy, since: leftAt });
  }
  if (seenAt !== null) {
    const endedBy = attempt.sessionOver ? 'LOGGED_OUT' : 'LOST_CONNECTION';
    const when = moment(seenAt, PRESENCE_SECONDS + connectionGraceSeconds);
    failures.push({ when, endedBy, since: seenAt });
  }
  return failures.toSorted((a, b) => a.when - b.when)[0] ?? null;
}

/**
 * What has become of an open attempt; null: it is open still. Whoever looks, and however late, finds
 * the same: of what may end it, the earliest does. Time that is up hands in what was saved; where
 * leaving fails, a page that was left, or not heard of, for longer than its grace has failed.
 */
export function verdictOf(attempt: Clocked, now: Date): Verdict | null {
  const { dueAt } = attempt;
  const over = (when: number) => when < now.getTime();
  const failure = failureAhead(attempt);
  const timeUp = dueAt === null ? Infinity : moment(dueAt, LAST_ANSWER_SECONDS);
  if (dueAt !== null && over(timeUp) && timeUp <= (failure?.when ?? Infinity)) {
    return { status: 'FINISHED', endedBy: 'TIME_UP', at: dueAt };
  }
  if (!failure || !over(failure.when)) return null;
  return { status: 'ABANDONED', endedBy: failure.endedBy, at: failure.since };
}

/**
 * When an attempt is to be handed in.
 * @param minutes null: as long as it takes.
 */
export const dueAtOf = (startedAt: string, minutes: number | null): string | null =>
  minutes === null ? null : new Date(moment(startedAt, minutes * 60)).toISOString();
