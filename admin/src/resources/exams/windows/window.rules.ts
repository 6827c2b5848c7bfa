/** The moments of a window as they are typed: on the campus's clock, without a zone. */
export interface WindowTimes {
  readonly opensAt?: string | null | undefined;
  readonly deadline?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** A moment as an input of date and time has it, on the clock of a zone: `2026-11-01T18:00`. */
export function onClockOf(zone: string, moment: string | null | undefined): string | null {
  if (!moment) return null;
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The first field that stands before one that it must follow. A window opens, has its deadline, and
 * closes; each of them may be left out.
 */
export function misplacedTime({ opensAt, deadline, closesAt }: WindowTimes) {
  if (opensAt && deadline && deadline <= opensAt) return 'deadline' as const;
  const before = deadline ?? opensAt;
  return before && closesAt && closesAt < before ? ('closesAt' as const) : undefined;
}

/** Where a window stands: not open yet, open, past its deadline, or closed. */
export function windowState(times: WindowTimes, now: Date) {
  const passed = (moment: string | null | undefined) =>
    Boolean(moment) && new Date(moment ?? 0).getTime() <= now.getTime();
  if (passed(times.closesAt)) return 'closed' as const;
  if (passed(times.deadline)) return 'late' as const;
  return !times.opensAt || passed(times.opensAt) ? ('open' as const) : ('upcoming' as const);
}
