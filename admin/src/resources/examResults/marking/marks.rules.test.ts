import { expect, test } from 'vitest';
import { isMarkedByHand, neighbour, typedPoints } from './marks.rules.ts';

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['3', 3],
  ['2,5', 2.5],
  [' 2.25 ', 2.25],
  ['2.255', 'wrong'],
  ['-1', 'wrong'],
  ['5.01', 'wrong'],
  ['5', 5],
  ['0', 0],
  ['1e1', 'wrong'],
  ['two', 'wrong'],
])('“%s” of 5 points is %s', (typed, points) => {
  expect(typedPoints(typed, 5)).toBe(points);
});

test('essays are marked by hand, also again; other kinds where no key could', () => {
  expect(isMarkedByHand({ kind: 'ESSAY', earned: 4 })).toBe(true);
  expect(isMarkedByHand({ kind: 'SHORT_ANSWER', earned: null })).toBe(true);
  expect(isMarkedByHand({ kind: 'SHORT_ANSWER', earned: 0 })).toBe(false);
});

test('a queue is walked both ways; what left it is followed by its first', () => {
  expect(neighbour(['a', 'b', 'c'], 'b', 1)).toBe('c');
  expect(neighbour(['a', 'b', 'c'], 'b', -1)).toBe('a');
  expect(neighbour(['a', 'b', 'c'], 'c', 1)).toBeUndefined();
  expect(neighbour(['a', 'b'], 'gone', 1)).toBe('a');
  expect(neighbour([], 'gone', -1)).toBeUndefined();
});
