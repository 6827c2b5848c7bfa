import { buildUser } from '@lampstand/auth/testing';
import type { SessionUser } from '@lampstand/auth';

const region = { _id: 'r-kenya', name: 'East Africa', slug: 'east-africa', userCount: 8 };

function staff(
  firstName: string,
  roles: SessionUser['roles'],
  inRegion: SessionUser['roles'] = [],
): SessionUser {
  return buildUser({
    _id: `staff-${firstName.toLowerCase()}`,
    firstName,
    lastName: 'Mwangi',
    fullName: `${firstName} Mwangi`,
    roles,
    regionIds: [region._id],
    regions: [region],
    regionRoles:
      inRegion.length > 0 ? [{ slug: region.slug, regionId: region._id, roleNames: inRegion }] : [],
    groups: [],
    selectedGroup: null,
  });
}

/** Staff for stories and tests, by what they may do; their region is East Africa. */
export const people = {
  manager: staff('Moses', ['user'], ['user', 'manager']),
  regionAdmin: staff('Rita', ['user'], ['user', 'manager', 'admin']),
  admin: staff('Amos', ['user', 'manager', 'admin']),
  superadmin: staff('Susan', ['user', 'manager', 'admin', 'superadmin']),
  reportsAdmin: staff('Rob', ['user', 'reportsAdmin']),
};
