import { describe, expect, test } from 'vitest';
import { deductionOf, examplesOf } from './deduction.rules.ts';

describe('what a schema takes off a grade', () => {
  test.each([
    [0, 1, 2, 0],
    [1, 1, 2, 0],
    [2, 1, 2, 2],
    [3, 1, 2, 4],
    [3, 0, 2, 6],
    [60, 0, 2, 100],
    [5, 0, 0, 0],
  ])('%d times with a grace of %d at %d per cent each: %d', (times, grace, each, deduction) => {
    expect(deductionOf(times, grace, each)).toBe(deduction);
  });

  test('is told by the last time that is free and by two that are not', () => {
    expect(examplesOf(2, 2)).toEqual([
      { times: 2, deduction: 0 },
      { times: 3, deduction: 2 },
      { times: 5, deduction: 6 },
    ]);
    expect(examplesOf(0, 3)).toEqual([
      { times: 1, deduction: 3 },
      { times: 3, deduction: 9 },
    ]);
  });
});
