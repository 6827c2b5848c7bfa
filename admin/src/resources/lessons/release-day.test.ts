import { expect, test } from 'vitest';
import { releaseDay } from './release-day.ts';

test.each([
  [7, '2026-03-05'],
  [0, '2026-02-26'],
  [null, '2026-02-26'],
  ['', '2026-02-26'],
  [-1, '2026-02-26'],
])('with %s days a lesson of a course that begins on 26 February opens on %s', (days, day) => {
  expect(releaseDay('2026-02-26', days)).toBe(day);
});
