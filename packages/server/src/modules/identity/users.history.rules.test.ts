import { expect, it } from 'vitest';
import { toldOfUser } from './users.history.rules.ts';

it('rights are told without what everybody has and in one order', () => {
  expect(toldOfUser('roles', ['user', 'manager', 'admin'])).toEqual(['admin', 'manager']);
  const given = [
    { regionId: 'r2', roleNames: ['user'] },
    { regionId: 'r1', roleNames: ['user', 'admin'] },
  ];
  expect(toldOfUser('regionRoles', given)).toEqual([{ regionId: 'r1', roleNames: ['admin'] }]);
});

it('survives rights in other shapes', () => {
  expect(toldOfUser('roles', 7)).toEqual([]);
  expect(toldOfUser('regionRoles', 'x')).toEqual([]);
});
