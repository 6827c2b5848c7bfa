import { withImpliedRoles } from '@lampstand/access';
import type { Viewer } from '../../platform/viewer.ts';
import { regionRolesOf, type User } from './users.list.ts';

/**
 * A person as rules would see them if they were signed in now; relations `regionIds` and
 * `regionRoles` must have been read with them.
 */
export function viewerOf(user: User): Viewer {
  const { regionIds, regionRoles } = user;
  if (!regionIds || !regionRoles)
    throw new Error('Regions and roles were not read with the person');
  return {
    _id: user._id,
    fullName: user.fullName,
    locale: user.locale,
    tokenHash: '',
    roles: withImpliedRoles(user.roles),
    regionRoles: regionRolesOf(regionRoles),
    regionIds,
    termsAccepted: user.termsAcceptedAt !== null,
    impersonatorId: null,
  };
}
