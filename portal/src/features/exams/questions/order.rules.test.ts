import { expect, it } from 'vitest';
import { moveTo, shownOrder } from './order.rules.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['c', 0, 'cabd'],
  ['a', 2, 'bcad'],
  ['b', 1, 'abcd'],
  ['a', -1, 'abcd'],
  ['d', 4, 'abcd'],
  ['b', 9, 'acdb'],
  ['x', 1, 'abcd'],
])('moves %s to place %d', (item, place, moved) => {
  expect(moveTo(order, item, place).join('')).toBe(moved);
});

it.each([
  [[], 'abcd'],
  [['d', 'b'], 'dbac'],
  [['d', 'x', 'c', 'b', 'a'], 'dcba'],
])('shows what was given, %j, before what was drawn', (given, shown) => {
  expect(shownOrder(order, given).join('')).toBe(shown);
});
