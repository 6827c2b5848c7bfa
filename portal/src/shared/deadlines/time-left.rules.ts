/** The largest unit that tells enough: two days are better told as hours only when they are fewer. */
export interface TimeLeft {
  readonly amount: number;
  readonly unit: 'day' | 'hour' | 'minute';
  /** Less than three days are worth a colour, less than one day a warning. */
  readonly tone: 'neutral' | 'warning' | 'danger';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a deadline, never more than there is. @returns undefined when it is over. */
export function timeLeft(deadline: string, now: number): TimeLeft | undefined {
  const left = Date.parse(deadline) - now;
  if (left <= 0) return undefined;
  const tone = left < DAY ? 'danger' : left < 3 * DAY ? 'warning' : 'neutral';
  if (left >= 2 * DAY) return { amount: Math.floor(left / DAY), unit: 'day', tone };
  return left >= 2 * HOUR
    ? { amount: Math.floor(left / HOUR), unit: 'hour', tone }
    : { amount: Math.floor(left / MINUTE), unit: 'minute', tone };
}
