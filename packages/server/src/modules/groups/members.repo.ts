import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../identity/identity.table.ts';
import { groupMembers, groups, type MemberRole } from './groups.table.ts';

export async function insertMembers(
  db: Db,
  membership: { readonly groupId: string; readonly role: MemberRole; readonly joinedAt: string },
  userIds: readonly string[],
): Promise<void> {
  const members = userIds.map((userId) => ({ ...membership, userId }));
  await db.insert(groupMembers).values(members);
}

/** Takes people out of a role of the group; gives back who was in it. */
export async function deleteMembers(
  db: Db,
  groupId: string,
  userIds: readonly string[],
  role: MemberRole,
): Promise<string[]> {
  const rows = await db
    .delete(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.role, role),
        inArray(groupMembers.userId, [...userIds]),
      ),
    )
    .returning({ userId: groupMembers.userId });
  return rows.map(({ userId }) => userId);
}

/** Forms that still show the group as it was are then of an older version. */
export async function raiseVersion(db: Db, groupId: string, now: string, by: string) {
  await db
    .update(groups)
    .set({ version: sql`${groups.version} + 1`, updatedAt: now, updatedBy: by })
    .where(eq(groups._id, groupId));
}

export async function namesOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ _id: users._id, fullName: users.fullName })
    .from(users)
    .where(inArray(users._id, [...userIds]));
  return new Map(rows.map((row) => [row._id, row.fullName ?? row._id]));
}
