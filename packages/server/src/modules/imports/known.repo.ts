import { type Role } from '@lampstand/access';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { groupMembers, groups, type MemberRole } from '../groups/groups.table.ts';
import { userRegionRoles, userRegions, userRoles, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';

/** Regions of a scope by which a file may name them; those of zone SYSTEM never show. */
export function regionsIn(db: Db, scope: RegionScope) {
  return db
    .select({ _id: regions._id, name: regions.name, slug: regions.slug })
    .from(regions)
    .where(scope === 'all' ? sql`${regions.zone} <> 'SYSTEM'` : inArray(regions._id, [...scope]));
}

/** Groups of a scope by which a file may name them. */
export function groupsIn(db: Db, scope: RegionScope) {
  return db
    .select({ _id: groups._id, name: groups.name, regionId: groups.regionId })
    .from(groups)
    .where(scope === 'all' ? undefined : inArray(groups.regionId, [...scope]));
}

/** Accounts of the addresses or ids, wherever they are, with what decides who may change them. */
export function accountsOf(db: Db, by: 'email' | '_id', values: readonly string[]) {
  return db
    .select({
      _id: users._id,
      version: users.version,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
      location: users.location,
      gradYear: users.gradYear,
      gradLocation: users.gradLocation,
      roles: sql<
        Role[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users._id})`,
      regionIds: sql<
        string[]
      >`array(select ${userRegions.regionId} from ${userRegions} where ${userRegions.userId} = ${users._id})`,
      groupIds: sql<
        string[]
      >`array(select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${users._id} and ${groupMembers.role} = 'STUDENT')`,
      regionRoles: jsonList(
        jsonObject({ regionId: userRegionRoles.regionId, role: userRegionRoles.role }),
        sql`${userRegionRoles} where ${userRegionRoles.userId} = ${users._id}`,
      ),
    })
    .from(users)
    .where(inArray(users[by], [...values]));
}

export type Account = Awaited<ReturnType<typeof accountsOf>>[number];
export type KnownRegion = Awaited<ReturnType<typeof regionsIn>>[number];
export type KnownGroup = Awaited<ReturnType<typeof groupsIn>>[number];

/** The region of a group, undefined where there is none. */
export async function regionOfGroup(db: Db, id: string): Promise<string | undefined> {
  const [group] = await db
    .select({ regionId: groups.regionId })
    .from(groups)
    .where(eq(groups._id, id));
  return group?.regionId;
}

/** Who is in a group, as `ROLE userId`. */
export async function membersOfGroup(db: Db, id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: groupMembers.userId, role: groupMembers.role })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, id));
  return new Set(rows.map(({ userId, role }) => memberKey(userId, role)));
}

export const memberKey = (userId: string, role: MemberRole): string => `${role} ${userId}`;
