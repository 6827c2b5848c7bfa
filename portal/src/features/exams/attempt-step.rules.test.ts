import { describe, expect, it } from 'vitest';
import { readStep, stepAfter, stepBefore, stepSearch } from './attempt-step.rules.ts';

describe('readStep', () => {
  it.each([
    ['', 1],
    ['?step=3', 3],
    ['?step=5', 5],
    ['?step=6', 1],
    ['?step=0', 1],
    ['?step=1.5', 1],
    ['?step=x', 1],
    ['?step=review', 'review'],
  ])('reads "%s" of five questions as %s', (search, step) => {
    expect(readStep(new URLSearchParams(search), 5)).toBe(step);
  });

  it('reads what stepSearch writes', () => {
    expect(readStep(new URLSearchParams(stepSearch(4)), 5)).toBe(4);
    expect(readStep(new URLSearchParams(stepSearch('review')), 5)).toBe('review');
  });
});

describe('the way through an attempt', () => {
  it('leads over all questions to the review', () => {
    expect([1, 2].map((step) => stepAfter(step, 2))).toEqual([2, 'review']);
    expect(stepAfter('review', 2)).toBeUndefined();
  });

  it('leads back from the review to the first question', () => {
    expect(stepBefore('review', 2)).toBe(2);
    expect(stepBefore(2, 2)).toBe(1);
    expect(stepBefore(1, 2)).toBeUndefined();
    expect(stepBefore('review', 0)).toBeUndefined();
  });
});
