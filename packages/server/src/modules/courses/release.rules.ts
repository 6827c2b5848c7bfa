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
 * When a lesson opens: midnight, where the group is, of the day so many days after its course began.
 * Where clocks are put forward or back at midnight it is the later of the two moments that could be
 * meant, as PostgreSQL reads such a time (`lessonReleasedAt` asks it).
 * @param startsOn ISO day.
 * @param days whole days; null: on the day itself.
 * @param zone IANA name.
 */
export function releasedAt(startsOn: string, days: number | null, zone: string): Date {
  const midnight = Date.parse(`${startsOn}T00:00:00Z`) + (days ?? 0) * DAY_MS;
  const offsets = [midnight - DAY_MS, midnight + DAY_MS].map(
    (moment) => wallClock(moment, zone) - moment,
  );
  const moments = offsets.map((offset) => midnight - offset);
  const right = moments.filter((moment) => wallClock(moment, zone) === midnight);
  return new Date(Math.max(...(right.length > 0 ? right : moments)));
}
