import { describe, expect, test } from 'vitest';
import { selectedGroupOf } from './selected-group.rules.ts';

const old = { _id: 'old', archived: true };
const older = { _id: 'older', archived: true };
const first = { _id: 'first', archived: false };
const second = { _id: 'second', archived: false };

describe('the selected group', () => {
  test.each([
    ['stays the stored one', [first, second], 'second', second],
    ['stays the stored one though it is archived', [first, old], 'old', old],
    ['is the first that is not archived when none is stored', [old, first, second], null, first],
    ['is the first that is not archived when the stored one is gone', [old, first], 'x', first],
    ['is the first when all are archived', [old, older], null, old],
    ['is none without groups', [], 'first', undefined],
  ])('%s', (_rule, groups, stored, expected) => {
    expect(selectedGroupOf(groups, stored)).toBe(expected);
  });
});
