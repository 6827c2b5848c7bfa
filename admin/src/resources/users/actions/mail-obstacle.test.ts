import { expect, test } from 'vitest';
import { mailObstacle } from './mail-obstacle.ts';

test.each([
  ['enrol', true, false, undefined],
  ['enrol', true, true, 'resources.users.mailEnrolled'],
  ['enrol', false, false, 'resources.users.mailDeactivated'],
  ['reset', true, true, undefined],
  ['reset', true, false, 'resources.users.mailNotEnrolled'],
  ['reset', false, true, 'resources.users.mailDeactivated'],
] as const)('the %s mail, active %s, with a password %s: %s', (mail, active, passwordSet, why) => {
  expect(mailObstacle(mail, { active, passwordSet })).toBe(why);
});
