import { expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';

it.each([
  ['2026-11-01T16:00:00.000Z', 'Africa/Johannesburg', '2026-11-01T18:00'],
  ['2026-11-01T16:00:00.000Z', 'Asia/Kathmandu', '2026-11-01T21:45'],
  ['2026-11-01T21:59:59.000Z', 'Africa/Johannesburg', '2026-11-01T23:59:59'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25T02:30'],
  [null, 'Europe/Berlin', ''],
])('shows %s in %s as %s', (moment, zone, shown) => {
  expect(localMoment(moment, zone)).toBe(shown);
});
