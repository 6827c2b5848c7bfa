import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('only touched fields with another stored value differ', () => {
  const mine = { name: 'Mine', term: 'Spring', year: 2, note: 'untouched' };
  const theirs = { name: 'Theirs', term: 'Spring', year: 3, note: 'changed by them' };
  expect(differencesOf(mine, theirs, ['name', 'term', 'year'])).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'year', mine: 2, theirs: 3 },
  ]);
});

test('nothing and null are the same', () => {
  expect(differencesOf({ a: undefined }, { a: null }, ['a'])).toEqual([]);
  expect(differencesOf({ a: 'x' }, { a: null }, ['a'])).toEqual([
    { field: 'a', mine: 'x', theirs: null },
  ]);
});

test('lists differ by content', () => {
  expect(differencesOf({ ids: ['1'] }, { ids: ['1'] }, ['ids'])).toEqual([]);
  expect(differencesOf({ ids: ['1'] }, { ids: ['2'] }, ['ids'])).toEqual([
    { field: 'ids', mine: ['1'], theirs: ['2'] },
  ]);
});
