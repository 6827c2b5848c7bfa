import { expect, test } from 'vitest';
import { createTranslator } from '@lampstand/i18n';
import { rolesEverywhere, rolesInRegions } from './roles-in-words.ts';

const t = createTranslator({
  locale: 'de_DE',
  messages: {
    'resources.users.roleAdmin': 'Administrator',
    'resources.users.roleManager': 'Manager',
    'resources.users.roleReportsAdmin': 'Berichte',
    'resources.users.roleInRegion': '{role}: {region}',
  },
});
const nothing = { roles: [], regions: [], regionRoles: [] };

test('only the highest role is told, and none that everybody has', () => {
  const roles = ['user', 'manager', 'admin', 'reportsAdmin'] as const;
  expect(rolesEverywhere({ ...nothing, roles }, t)).toEqual(['Administrator', 'Berichte']);
  expect(rolesEverywhere({ ...nothing, roles: ['user'] }, t)).toEqual([]);
});

test('a role in a region is told with the name of the region', () => {
  const regionRoles = [
    { slug: 'kenya', roleNames: ['user', 'manager'] },
    { slug: 'peru', roleNames: ['user'] },
  ] as const;
  const regions = [{ slug: 'kenya', name: 'East Africa' }];
  expect(rolesInRegions({ ...nothing, regions, regionRoles }, t)).toEqual(['Manager: East Africa']);
});
