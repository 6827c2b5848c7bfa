import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { attendanceSchemas } from '../attendance/attendance.table.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { groupMembers, type GroupRow, groups, type MemberRole } from './groups.table.ts';

/** Ids of a group's people. */
export interface MemberIds {
  readonly studentIds: readonly string[];
  readonly facilitatorIds: readonly string[];
}

/** The group's row, held until the transaction ends. */
export async function lockGroup(db: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await db.select().from(groups).where(eq(groups._id, id)).for('update');
  return row;
}

export async function insertGroup(db: Db, row: GroupRow): Promise<void> {
  await db.insert(groups).values(row);
}

export async function saveGroup(db: Db, row: GroupRow): Promise<void> {
  await db.update(groups).set(row).where(eq(groups._id, row._id));
}

export async function deleteGroup(db: Db, id: string): Promise<void> {
  await db.delete(groups).where(eq(groups._id, id));
}

export async function membersOf(db: Db, groupId: string): Promise<MemberIds> {
  const rows = await db.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
  const idsOf = (role: MemberRole) =>
    rows.flatMap((row) => (row.role === role ? [row.userId] : [])).toSorted();
  return { studentIds: idsOf('STUDENT'), facilitatorIds: idsOf('FACILITATOR') };
}

/**
 * Brings a group's members to exactly these. Who stays keeps the row; ids may repeat.
 * @param joinedAt when those who are new joined.
 */
export async function replaceMembers(
  db: Db,
  groupId: string,
  members: MemberIds,
  joinedAt: string,
): Promise<void> {
  await replaceRole(db, { groupId, role: 'STUDENT', joinedAt }, members.studentIds);
  await replaceRole(db, { groupId, role: 'FACILITATOR', joinedAt }, members.facilitatorIds);
}

async function replaceRole(
  db: Db,
  membership: { readonly groupId: string; readonly role: MemberRole; readonly joinedAt: string },
  userIds: readonly string[],
): Promise<void> {
  const { groupId, role } = membership;
  const ids = [...new Set(userIds)];
  const gone = ids.length > 0 ? notInArray(groupMembers.userId, ids) : undefined;
  await db
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, role), gone));
  if (ids.length === 0) return;
  await db
    .insert(groupMembers)
    .values(ids.map((userId) => ({ ...membership, userId })))
    .onConflictDoNothing();
}

/** Those of the people who exist and belong to a region of the scope. */
export async function peopleWithin(
  db: Db,
  ids: readonly string[],
  scope: RegionScope,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const inScope =
    scope === 'all'
      ? undefined
      : sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${inArray(userRegions.regionId, [...scope])})`;
  const rows = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(inArray(users._id, [...ids]), isNull(users.erasedAt), inScope));
  return new Set(rows.map((row) => row._id));
}

/** Whether the records that a group points to are there; they stay until the transaction ends. */
export async function referencesOf(
  db: Db,
  group: Pick<GroupRow, 'regionId' | 'attendanceSchemaId'>,
): Promise<{ region: boolean; attendanceSchema: boolean }> {
  const region = await db
    .select({ _id: regions._id })
    .from(regions)
    .where(eq(regions._id, group.regionId))
    .for('key share');
  if (group.attendanceSchemaId === null) {
    return { region: region.length > 0, attendanceSchema: true };
  }
  const schema = await db
    .select({ _id: attendanceSchemas._id })
    .from(attendanceSchemas)
    .where(eq(attendanceSchemas._id, group.attendanceSchemaId))
    .for('key share');
  return { region: region.length > 0, attendanceSchema: schema.length > 0 };
}

/** Those of the named groups that are of the given regions; of a whole college, all that are named. */
export async function groupsWithin(
  db: Db,
  ids: readonly string[],
  scope: RegionScope,
): Promise<ReadonlySet<string>> {
  if (scope === 'all') return new Set(ids);
  const rows = await db
    .select({ _id: groups._id })
    .from(groups)
    .where(and(inArray(groups._id, [...ids]), inArray(groups.regionId, [...scope])));
  return new Set(rows.map(({ _id }) => _id));
}

/** Terms of the groups of a scope, in order. */
export async function findTerms(db: Db, scope: RegionScope): Promise<string[]> {
  const rows = await db
    .selectDistinct({ term: groups.term })
    .from(groups)
    .where(scope === 'all' ? undefined : inArray(groups.regionId, [...scope]))
    .orderBy(groups.term);
  return rows.map(({ term }) => term);
}
