const zones = [
  'Africa/Johannesburg',
  'Europe/Berlin',
  'America/Denver',
  'America/Monterrey',
  'Asia/Jakarta',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];

/** Leap days, ends of years, clocks put forward and back in both halves of the world. */
const times = [
  '2028-02-29T23:59',
  '2028-02-29T00:00',
  '2027-02-28T23:59',
  '2026-12-31T23:59',
  '2027-01-01T00:00',
  '2026-03-08T02:30',
  '2026-11-01T01:30',
  '2026-03-29T02:30',
  '2026-10-25T02:30',
  '2026-04-05T01:45',
  '2026-10-04T02:15',
  '2026-06-30T12:00',
];

/** Zones with times on their clocks that are easily got wrong: every rule about a deadline is tried at each. */
export const hardTimes = zones.flatMap((zone) => times.map((time) => [zone, time] as const));
