import { describe, expect, it } from 'vitest';
import { resultOf } from './result-of.ts';

describe('the result of a query', () => {
  it.each([
    ['nothing yet', undefined],
    ['null', null],
    ['an object without fields', {}],
    ['only a type name', { __typename: 'Query' }],
    ['an absent document', { user: null }],
    ['an empty list', { groups: [] }],
  ])('is nothing for %s', (_case, data) => {
    expect(resultOf(data)).toEqual({ kind: 'none' });
  });

  it('is a list when the first field is an array', () => {
    const items = [{ _id: 'g1' }, { _id: 'g2' }];
    expect(resultOf({ groups: items, total: 2 })).toEqual({ kind: 'list', items });
  });

  it('is a single document when the first field is not an array, whatever follows', () => {
    expect(resultOf({ user: { _id: 'u1' }, groups: [] })).toEqual({
      kind: 'single',
      document: { _id: 'u1' },
    });
  });

  it('keeps a first field of zero or false as a document', () => {
    expect(resultOf({ unreadNotifications: 0 })).toEqual({ kind: 'single', document: 0 });
    expect(resultOf({ open: false })).toEqual({ kind: 'single', document: false });
  });

  it('looks past the type name that a cache adds', () => {
    expect(resultOf({ __typename: 'Query', groups: [1] })).toEqual({ kind: 'list', items: [1] });
  });
});
