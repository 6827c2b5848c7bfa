import { expect, it } from 'vitest';
import { progressShare } from './progress-share.ts';

it.each([
  [3, 12, 0.25],
  [12, 12, 1],
  [15, 12, 1],
  [-1, 12, 0],
  [1, 0, 0],
  [0, 0, 0],
  [Number.NaN, 12, 0],
])('shows %d of %d as %d', (value, max, share) => {
  expect(progressShare(value, max)).toBe(share);
});
