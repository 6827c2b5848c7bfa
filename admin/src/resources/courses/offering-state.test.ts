import { expect, test } from 'vitest';
import { offeringState } from './offering-state.ts';

const spring = { startsOn: '2026-01-12', endsOn: '2026-05-29' };

test.each([
  [new Date(2026, 0, 11, 23, 59), 'upcoming'],
  [new Date(2026, 0, 12), 'running'],
  [new Date(2026, 4, 29, 23, 59), 'running'],
  [new Date(2026, 4, 30), 'over'],
])('an offering seen at %s is %s', (today, state) => {
  expect(offeringState(spring, today)).toBe(state);
});
