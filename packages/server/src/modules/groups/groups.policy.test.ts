import { withImpliedRoles, type Role } from '@lampstand/access';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { mayEditGroupsOf, readableGroups, visibleGroupsOf } from './groups.policy.ts';

const viewer = (roles: readonly Role[], inCapeTown: readonly Role[] = []): Viewer => ({
  _id: 'me',
  fullName: 'Me',
  locale: 'en',
  tokenHash: '',
  roles: withImpliedRoles(['user', ...roles]),
  regionRoles:
    inCapeTown.length === 0
      ? []
      : [{ regionId: 'cape-town', slug: 'Cape-Town', roleNames: withImpliedRoles(inCapeTown) }],
  regionIds: ['cape-town'],
  termsAccepted: true,
  impersonatorId: null,
});

const groups = [
  { _id: '1', regionId: 'cape-town' },
  { _id: '2', regionId: 'berlin' },
];

describe('who may see and change groups', () => {
  it.each([
    ['a student', viewer([]), [], { own: false, other: false }],
    ['a report admin', viewer(['reportsAdmin']), [], { own: false, other: false }],
    [
      'a manager of the region',
      viewer([], ['manager']),
      ['cape-town'],
      { own: false, other: false },
    ],
    ['an admin of the region', viewer([], ['admin']), ['cape-town'], { own: true, other: false }],
    ['a manager', viewer(['manager']), 'all', { own: false, other: false }],
    ['an admin', viewer(['admin']), 'all', { own: true, other: true }],
    ['a superadmin', viewer(['superadmin']), 'all', { own: true, other: true }],
  ])('is as agreed for %s', (_who, person, reads, edits) => {
    expect(readableGroups(person)).toEqual(reads);
    expect(mayEditGroupsOf(person, 'cape-town')).toBe(edits.own);
    expect(mayEditGroupsOf(person, 'berlin')).toBe(edits.other);
  });
});

describe('the groups of a person', () => {
  it('are all shown to the person', () => {
    expect(visibleGroupsOf(viewer([]), 'me', groups)).toEqual(groups);
  });

  it('are all shown to somebody who signs in at this moment', () => {
    expect(visibleGroupsOf(null, 'somebody', groups)).toEqual(groups);
  });

  it('are cut to the regions of the member of staff who looks', () => {
    const seen = visibleGroupsOf(viewer([], ['admin']), 'somebody', groups);
    expect(seen.map((group) => group._id)).toEqual(['1']);
  });

  it('are hidden from other students', () => {
    expect(visibleGroupsOf(viewer([]), 'somebody', groups)).toEqual([]);
  });
});
