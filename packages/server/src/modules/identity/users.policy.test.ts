import { describe, expect, it } from 'vitest';
import { withImpliedRoles, type Role } from '@lampstand/access';
import type { Viewer } from '../../platform/viewer.ts';
import { outranks, peopleScope } from './users.policy.ts';

function viewer(roles: Role[], inCapeTown: Role[] = []): Viewer {
  return {
    _id: 'me',
    fullName: 'Me',
    locale: 'en',
    tokenHash: '',
    roles: withImpliedRoles(roles),
    regionRoles:
      inCapeTown.length > 0
        ? [{ regionId: 'cape-town', slug: 'Cape-Town', roleNames: withImpliedRoles(inCapeTown) }]
        : [],
    regionIds: [],
    termsAccepted: true,
    impersonatorId: null,
  };
}

const nothing = { roles: [], regionRoles: [] };
const inRegion = (regionId: string, role: Role) => ({
  roles: [],
  regionRoles: [{ regionId, role }],
});

describe('who may change whose account', () => {
  it.each([
    ['a region admin', viewer(['user'], ['admin']), nothing, true],
    ['a region admin', viewer(['user'], ['admin']), inRegion('cape-town', 'manager'), true],
    ['a region admin', viewer(['user'], ['admin']), inRegion('cape-town', 'superadmin'), false],
    ['a region admin', viewer(['user'], ['admin']), inRegion('berlin', 'manager'), false],
    [
      'a region admin',
      viewer(['user'], ['admin']),
      { roles: ['admin' as const], regionRoles: [] },
      false,
    ],
    ['an admin', viewer(['admin']), inRegion('berlin', 'admin'), true],
    ['an admin', viewer(['admin']), { roles: ['superadmin' as const], regionRoles: [] }, false],
    ['an admin', viewer(['admin']), { roles: ['reportsAdmin' as const], regionRoles: [] }, false],
    [
      'a superadmin',
      viewer(['superadmin']),
      { roles: ['superadmin' as const], regionRoles: [] },
      true,
    ],
  ])('%s', (_who, person, rights, expected) => {
    expect(outranks(person, rights)).toBe(expected);
  });

  it('cuts a region admin to the own region and leaves a global admin uncut', () => {
    expect(peopleScope(viewer(['user'], ['admin']))).toEqual(['cape-town']);
    expect(peopleScope(viewer(['user'], ['manager']))).toEqual([]);
    expect(peopleScope(viewer(['admin']))).toBe('all');
  });
});
