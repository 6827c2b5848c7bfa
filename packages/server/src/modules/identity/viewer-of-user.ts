import { withImpliedRoles } from '@lampstand/access';
import type { Db } from '../../platform/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { regionRolesOf, type User, usersList } from './users.list.ts';

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

const RIGHTS = new Set(['regionIds', 'regionRoles']);

/** The person as rules see them, for work that goes on after a request; none where they are kept out. */
export async function viewerById(db: Db, id: string): Promise<Viewer | undefined> {
  const user = await usersList.one(db, id, { regions: 'all', relations: RIGHTS });
  return user && user.deactivatedAt === null ? viewerOf(user) : undefined;
}
