import { expect, test } from 'vitest';
import { levelOf, levelsUpTo } from './role-levels.ts';

test.each([
  [[], 'user'],
  [['user'], 'user'],
  [['user', 'manager'], 'manager'],
  [['admin', 'user', 'manager'], 'admin'],
  [['superadmin'], 'superadmin'],
  [['user', 'reportsAdmin'], 'user'],
] as const)('the level of %j is %s', (roles, level) => {
  expect(levelOf(roles)).toBe(level);
});

test('nobody is offered a level above their own', () => {
  expect(levelsUpTo('admin')).toEqual(['user', 'manager', 'admin']);
  expect(levelsUpTo('user')).toEqual(['user']);
});
