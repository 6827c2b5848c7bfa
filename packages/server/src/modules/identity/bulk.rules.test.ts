import { describe, expect, it } from 'vitest';
import { mailObstacle, UserIdsArgument } from './bulk.rules.ts';

const since = '2026-01-01T00:00:00.000Z';

describe('a mail about an account', () => {
  it.each([
    ['ENROL', null, false, undefined],
    ['ENROL', null, true, 'resources.users.mailEnrolled'],
    ['ENROL', since, false, 'resources.users.mailDeactivated'],
    ['RESET', null, true, undefined],
    ['RESET', null, false, 'resources.users.mailNotEnrolled'],
    ['RESET', since, true, 'resources.users.mailDeactivated'],
  ] as const)('%s, deactivated %s, password %s: %s', (kind, deactivatedAt, passwordSet, reason) => {
    expect(mailObstacle(kind, { deactivatedAt, passwordSet })).toBe(reason);
  });
});

it('one request is about 1 to 200 people', () => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => `user-${at}`);
  const fits = (count: number) => UserIdsArgument.safeParse(people(count)).success;
  expect([0, 1, 200, 201].map(fits)).toEqual([false, true, true, false]);
});
