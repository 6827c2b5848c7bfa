import { describe, expect, it } from 'vitest';
import { addressOf, pagesOf, sortedBy, viewOf } from './table-view.rules.ts';

const usual = { groupId: undefined, q: '', field: 'name', order: 'ASC', page: 1 } as const;

const fields = ['name', 'completedLessons', 'seenPercent', 'lastSeenAt'] as const;

describe('the view of a group’s table', () => {
  it.each(['', 'sort=password&order=up&page=-1', 'page=1.5', 'page=99999999999'])(
    'is as usual where an address says “%s”',
    (search) => {
      expect(viewOf(new URLSearchParams(search), fields)).toEqual(usual);
    },
  );

  it('comes back from its address', () => {
    const view = {
      groupId: 'cape-1',
      q: 'naledi & co',
      field: 'seenPercent',
      order: 'DESC',
      page: 3,
    } as const;
    expect(viewOf(new URLSearchParams(addressOf(view, fields).toString()), fields)).toEqual(view);
    expect(addressOf(usual, fields).toString()).toBe('');
  });

  it('is sorted by a column from either end', () => {
    const once = sortedBy<(typeof fields)[number]>({ ...usual, page: 4 }, 'lastSeenAt');
    expect(once).toEqual({ ...usual, field: 'lastSeenAt' });
    expect(sortedBy(once, 'lastSeenAt').order).toBe('DESC');
    expect(sortedBy(sortedBy(once, 'lastSeenAt'), 'lastSeenAt').order).toBe('ASC');
    expect(sortedBy(sortedBy(once, 'lastSeenAt'), 'name').order).toBe('ASC');
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
  ])('has for %d students %d pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });
});
