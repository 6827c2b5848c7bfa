import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { addresses } from './addresses.table.ts';
import { userRegions, userRoles, users } from './identity.table.ts';

/** A group as somebody sees it who wants to join. */
export async function findGroup(db: Db, id: string) {
  const [group] = await db
    .select({
      _id: groups._id,
      name: groups.name,
      regionId: groups.regionId,
      regionName: regions.name,
      archived: groups.archived,
      signUpOpen: groups.signUpOpen,
      closed: regions.closed,
    })
    .from(groups)
    .innerJoin(regions, eq(regions._id, groups.regionId))
    .where(eq(groups._id, id));
  return group;
}

/** Opens an account of a student with its group, region and country. */
export async function insertStudent(
  db: Db,
  account: typeof users.$inferInsert,
  place: { readonly groupId: string; readonly regionId: string },
  address: typeof addresses.$inferInsert,
): Promise<void> {
  const userId = account._id;
  await db.insert(users).values(account);
  await db.insert(userRoles).values({ userId, role: 'user' });
  await db.insert(userRegions).values({ userId, regionId: place.regionId });
  const member = { userId, groupId: place.groupId, role: 'STUDENT' as const };
  await db.insert(groupMembers).values({ ...member, joinedAt: account.createdAt });
  await db.insert(addresses).values(address);
}
