import { describe, expect, it } from 'vitest';
import { changedFields, nameIn } from './course-changes.rules.ts';

describe('what a change changed', () => {
  it.each([
    [{ title: 'A', version: 1 }, { title: 'B', version: 2 }, ['title']],
    [{ title: 'A' }, { title: 'A', updatedAt: 'now', updatedBy: 'me' }, []],
    [{ description: null }, {}, []],
    [{ groupIds: ['a'] }, { groupIds: ['a', 'b'], name: 'N' }, ['groupIds', 'name']],
    [{ courseId: 'c', download: null }, { courseId: 'c', download: { title: 'x' } }, ['download']],
    [null, { title: 'New' }, []],
    [{ title: 'Gone' }, null, []],
  ])('of %j to %j is %j', (before, after, fields) => {
    expect(changedFields(before, after)).toEqual(fields);
  });

  it.each([
    [null, { title: 'New' }, 'New'],
    [{ title: 'Gone' }, null, 'Gone'],
    [{ name: 'Old' }, { name: 'Course' }, 'Course'],
    [{ courseId: 'c' }, { courseId: 'c' }, null],
    ['text', 3, null],
  ])('of %j to %j is called %s', (before, after, name) => {
    expect(nameIn(before, after)).toBe(name);
  });
});
