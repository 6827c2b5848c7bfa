/** Seconds left at which the time is called out. */
const callsAt = [600, 300, 60] as const;

/** Milliseconds by which the server's clock is ahead of this device's when its answer arrives. */
export function aheadBy(serverNow: string, deviceNow: number): number {
  return new Date(serverNow).getTime() - deviceNow;
}

/** Whole seconds until the end, never less than none; undefined without a time limit. */
export function secondsLeft(dueAt: string | null, serverNow: number): number | undefined {
  if (dueAt === null) return undefined;
  return Math.max(0, Math.ceil((new Date(dueAt).getTime() - serverNow) / 1000));
}

/**
 * The minutes that are called out when the time goes from one number of seconds left to another: the
 * lowest mark between them. Time that was added calls out nothing.
 */
export function minutesCalled(before: number | undefined, now: number): number | undefined {
  const crossed = callsAt.filter((mark) => before !== undefined && before > mark && now <= mark);
  const lowest = crossed.at(-1);
  return lowest === undefined || now === 0 ? undefined : lowest / 60;
}

/** How urgent the time is, for its colour. */
export function urgencyOf(left: number): 'calm' | 'soon' | 'last' {
  if (left <= 60) return 'last';
  return left <= 300 ? 'soon' : 'calm';
}
