const DAY_MS = 86_400_000;

/** Making one costs more than all that is asked of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** What a clock on a wall of the zone shows at a moment, in milliseconds as if it were UTC. */
function wallClock(moment: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The moment at which clocks of a zone show a time. A time that they skip when they are put forward is
 * the later of the two moments that could be meant; of a time that they show twice it is the one asked
 * for.
 * @param local such as 2026-11-01T18:00.
 * @param zone IANA name.
 */
export function instantOf(local: string, zone: string, ofTwo: 'earlier' | 'later'): Date {
  const shown = Date.parse(`${local}Z`);
  const offsets = [shown - DAY_MS, shown + DAY_MS].map(
    (moment) => wallClock(moment, zone) - moment,
  );
  const moments = offsets.map((offset) => shown - offset);
  const right = moments.filter((moment) => wallClock(moment, zone) === shown);
  if (right.length === 0) return new Date(Math.max(...moments));
  return new Date(ofTwo === 'earlier' ? Math.min(...right) : Math.max(...right));
}
