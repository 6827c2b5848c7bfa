import { instantOf } from '../../platform/zoned-time.ts';

const DAY_MS = 86_400_000;

/**
 * When a lesson opens: midnight, where the group is, of the day so many days after its course began.
 * Where clocks are put forward or back at midnight it is the later of the two moments that could be
 * meant, as PostgreSQL reads such a time (`lessonReleasedAt` asks it).
 * @param startsOn ISO day.
 * @param days whole days; null: on the day itself.
 * @param zone IANA name.
 */
export function releasedAt(startsOn: string, days: number | null, zone: string): Date {
  const day = new Date(Date.parse(startsOn) + (days ?? 0) * DAY_MS).toISOString().slice(0, 10);
  return instantOf(`${day}T00:00:00`, zone, 'later');
}
