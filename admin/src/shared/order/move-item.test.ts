import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [9, 0, 'abc'],
])('item %i at place %i makes abc %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
});
