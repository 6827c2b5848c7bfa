import { expect, test } from 'vitest';
import { afterStart } from './after-start.ts';

test.each([
  ['2026-01-02', '2026-01-01', undefined],
  ['2026-01-01', '2026-01-01', 'resources.groups.endsBeforeStart'],
  ['2025-12-31', '2026-01-01', 'resources.groups.endsBeforeStart'],
  [null, '2026-01-01', undefined],
  ['2026-01-02', null, undefined],
])('a group that ends on %s and starts on %s: %s', (endsOn, startsOn, expected) => {
  expect(afterStart(endsOn, { startsOn })).toBe(expected);
});
