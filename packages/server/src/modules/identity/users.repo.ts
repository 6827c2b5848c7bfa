import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegionRoles, userRegions, userRoles, users, type UserRow } from './identity.table.ts';
import type { UserInput } from './users.rules.ts';

/** The account's row as it is. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users._id, id));
  return row;
}

/** The account's row, held until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users._id, id)).for('update');
  return row;
}

export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(row);
}

/** Changes columns of one account. */
export async function patchUser(
  db: Db,
  id: string,
  columns: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(columns).where(eq(users._id, id));
}

/** Whether a person is in a group, in whatever role. */
export async function isMember(db: Db, userId: string, groupId: string): Promise<boolean> {
  const found = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.groupId, groupId)))
    .limit(1);
  return found.length > 0;
}

/** Regions of the given groups; shorter than the input where a group does not exist. */
export function regionsOfGroups(db: Db, groupIds: readonly string[]) {
  return db
    .select({ _id: groups._id, regionId: groups.regionId })
    .from(groups)
    .where(inArray(groups._id, [...groupIds]));
}

/**
 * Replaces what hangs on an account within a scope: regions, roles and study groups outside of the
 * editor's regions stay as they are.
 */
export async function replaceLinks(
  db: Db,
  userId: string,
  input: UserInput,
  { scope, now }: { readonly scope: RegionScope; readonly now: string },
): Promise<void> {
  const inScope = scope === 'all' ? undefined : [...scope];
  await db
    .delete(userRegions)
    .where(and(eq(userRegions.userId, userId), inScope && inArray(userRegions.regionId, inScope)));
  await db
    .insert(userRegions)
    .values([...new Set(input.regionIds)].map((regionId) => ({ userId, regionId })))
    .onConflictDoNothing();
  await db
    .delete(userRegionRoles)
    .where(
      and(
        eq(userRegionRoles.userId, userId),
        inScope && inArray(userRegionRoles.regionId, inScope),
      ),
    );
  const regionRoles = input.regionRoles.flatMap(({ regionId, roleNames }) =>
    [...new Set(roleNames)].map((role) => ({ userId, regionId, role })),
  );
  if (regionRoles.length > 0)
    await db.insert(userRegionRoles).values(regionRoles).onConflictDoNothing();
  if (scope === 'all') {
    await db.delete(userRoles).where(eq(userRoles.userId, userId));
    const roles = [...new Set([...input.roles, 'user' as const])];
    await db.insert(userRoles).values(roles.map((role) => ({ userId, role })));
  } else {
    await db.insert(userRoles).values({ userId, role: 'user' }).onConflictDoNothing();
  }
  await replaceGroups(db, userId, input.groupIds, { inScope, now });
}

async function replaceGroups(
  db: Db,
  userId: string,
  groupIds: readonly string[],
  { inScope, now }: { readonly inScope: string[] | undefined; readonly now: string },
): Promise<void> {
  const changeable = db
    .select({ _id: groups._id })
    .from(groups)
    .where(inScope && inArray(groups.regionId, inScope));
  const kept = groupIds.length > 0 ? notInArray(groupMembers.groupId, [...groupIds]) : undefined;
  await db
    .delete(groupMembers)
    .where(
      and(
        eq(groupMembers.userId, userId),
        eq(groupMembers.role, 'STUDENT'),
        inArray(groupMembers.groupId, changeable),
        kept,
      ),
    );
  if (groupIds.length === 0) return;
  await db
    .insert(groupMembers)
    .values(
      [...new Set(groupIds)].map((groupId) => ({
        groupId,
        userId,
        role: 'STUDENT' as const,
        joinedAt: now,
      })),
    )
    .onConflictDoNothing();
}
