import { expect, it } from 'vitest';
import { isOver } from './course-dates.rules.ts';

it.each([
  [null, false],
  ['2026-03-20', false],
  ['2026-03-10', false],
  ['2026-03-09', false],
  ['2026-03-08', true],
  ['2025-12-31', true],
])('on March 10 a course until %s is over: %s', (endsOn, over) => {
  expect(isOver({ endsOn }, new Date('2026-03-10T12:00:00Z'))).toBe(over);
});
