import { PRESENCE_SECONDS } from './attempt-clock.rules.ts';
import type { AttemptStatus } from './attempt.rules.ts';

export const presences = ['HERE', 'AWAY', 'LOST', 'DONE', 'NOT_STARTED'] as const;
type Presence = (typeof presences)[number];

/** Two signs that did not come, and a little more: a page in the background says less often that it is there. */
const UNHEARD_MS = (2 * PRESENCE_SECONDS + 5) * 1000;

/** What leaders of a group see of a student's attempt; null: there is none. */
export function presenceOf(
  attempt: {
    readonly status: AttemptStatus;
    readonly over: boolean;
    readonly seenAt: string | null;
    readonly leftAt: string | null;
  } | null,
  now: Date,
): Presence {
  if (attempt === null) return 'NOT_STARTED';
  if (attempt.status !== 'OPEN' || attempt.over) return 'DONE';
  if (attempt.leftAt !== null) return 'AWAY';
  const heard = attempt.seenAt !== null && now.getTime() - Date.parse(attempt.seenAt) <= UNHEARD_MS;
  return heard ? 'HERE' : 'LOST';
}
