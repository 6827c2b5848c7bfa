import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { IdsArgument, refuseTwice } from './members.rules.ts';

const named = (id: string) => id.toUpperCase();

function namesOf(userIds: readonly string[], present: readonly string[]): unknown {
  try {
    refuseTwice(userIds, present, named);
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.fields['userIds']?.args?.['names'] : error;
  }
}

describe('who is added to a group', () => {
  it.each([
    [['a', 'b'], [], undefined],
    [['a', 'b'], ['c'], undefined],
    [['a', 'b'], ['b'], 'B'],
    [['a', 'a', 'b'], [], 'A'],
    [['a', 'b', 'a', 'c'], ['c'], 'A, C'],
  ])('%j to %j: twice are %s', (userIds, present, names) => {
    expect(namesOf(userIds, present)).toBe(names);
  });

  it.each([
    [1, true],
    [200, true],
    [0, false],
    [201, false],
  ])('may be %d at once: %s', (count, accepted) => {
    const ids = Array.from({ length: count }, (_, at) => `user-${at}`);
    expect(IdsArgument.safeParse(ids).success).toBe(accepted);
  });
});
