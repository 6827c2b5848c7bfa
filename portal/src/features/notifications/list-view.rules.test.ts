import { describe, expect, it } from 'vitest';
import { addressOf, neighboursOf, viewOf } from './list-view.rules.ts';

describe('the address of the list', () => {
  it.each([
    ['', 1, false],
    ['page=3&unread=1', 3, true],
    ['page=0', 1, false],
    ['page=-2', 1, false],
    ['page=1.5', 1, false],
    ['page=many', 1, false],
    ['page=99999999999', 1, false],
    ['unread=yes', 1, false],
  ])('"%s" is page %i, unread only: %s', (search, page, unreadOnly) => {
    expect(viewOf(new URLSearchParams(search))).toEqual({ page, unreadOnly });
  });

  it('says no more than it must, and is read as it was written', () => {
    expect(addressOf({ page: 1, unreadOnly: false })).toEqual({});
    const view = { page: 4, unreadOnly: true };
    expect(viewOf(new URLSearchParams(addressOf(view)))).toEqual(view);
  });
});

describe('the pages', () => {
  it.each([
    [1, 0, { pages: 1, previous: undefined, next: undefined }],
    [1, 20, { pages: 1, previous: undefined, next: undefined }],
    [1, 21, { pages: 2, previous: undefined, next: 2 }],
    [2, 41, { pages: 3, previous: 1, next: 3 }],
    [3, 41, { pages: 3, previous: 2, next: undefined }],
    [9, 41, { pages: 3, previous: 3, next: undefined }],
  ])('around page %i of %i rows', (page, total, expected) => {
    expect(neighboursOf(page, total)).toEqual(expected);
  });
});
