import { expect, test } from 'vitest';
import { verdictOf } from './analysis.rules.ts';

test.each([
  [9, 0.5, 0.5, 'tooFew'],
  [10, 0.6, -0.1, 'wrongKey'],
  [10, 0.6, 0.19, 'tellsLittle'],
  [10, 0.6, 0.2, 'fine'],
  [10, 0.29, 0.4, 'hard'],
  [10, 0.96, 0.4, 'easy'],
  [10, 0.95, null, 'fine'],
] as const)(
  '%i answers, difficulty %s, discrimination %s: %s',
  (answered, difficulty, discrimination, verdict) => {
    expect(verdictOf({ answered, difficulty, discrimination })).toBe(verdict);
  },
);
