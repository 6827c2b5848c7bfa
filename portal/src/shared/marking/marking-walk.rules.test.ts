import { describe, expect, it } from 'vitest';
import { neighboursOf, stepOf } from './marking-walk.rules.ts';

describe('what is to be marked', () => {
  it.each([
    ['a', undefined, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', undefined],
    ['gone', undefined, 'a'],
    [undefined, undefined, 'a'],
  ])('stands beside each other: %s is after %s and before %s', (open, previous, next) => {
    expect(neighboursOf(['a', 'b', 'c'], open)).toEqual({ previous, next });
  });

  it.each([
    ['j', false, 'next'],
    ['ArrowDown', false, 'next'],
    ['k', false, 'previous'],
    ['ArrowUp', false, 'previous'],
    ['j', true, undefined],
    ['x', false, undefined],
  ])('is walked through by %s, but not while somebody writes (%s)', (key, writing, step) => {
    expect(stepOf(key, writing)).toBe(step);
  });
});
