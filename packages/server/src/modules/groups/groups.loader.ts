import { sql } from 'drizzle-orm';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { type Region, regionFields } from '../regions/index.ts';
import { regions } from '../regions/regions.table.ts';
import { type Group, groupFields, personFields, schemaOfGroup } from './groups.list.ts';
import { groupMembers, groups, type MemberRole } from './groups.table.ts';

const wanted = sql`${sql.placeholder('ids')}::text[]`;

const regionsById = defineStatement('group_regions', (db) =>
  db
    .select({ region: jsonObject(regionFields) })
    .from(regions)
    .where(sql`${regions._id} = any(${wanted})`),
);

/** Regions of groups by the region's id. */
export const groupRegionLoader = new Loader<Region>(async (db, ids) => {
  const rows = await regionsById.run(db, { ids: [...ids] });
  return new Map(rows.map(({ region }) => [region._id, region]));
});

interface Members {
  readonly students: NonNullable<Group['students']>;
  readonly facilitators: NonNullable<Group['facilitators']>;
}

const membersByGroup = defineStatement('group_members_by_group', (db) =>
  db
    .select({
      groupId: groupMembers.groupId,
      role: groupMembers.role,
      people: sql<
        Members['students']
      >`json_agg(${jsonObject(personFields)} order by ${users.fullName}, ${users._id})`,
    })
    .from(groupMembers)
    .innerJoin(users, sql`${users._id} = ${groupMembers.userId}`)
    .where(sql`${groupMembers.groupId} = any(${wanted})`)
    .groupBy(groupMembers.groupId, groupMembers.role),
);

/** Students and facilitators by group. */
export const groupMembersLoader = new Loader<Members>(async (db, ids) => {
  const rows = await membersByGroup.run(db, { ids: [...ids] });
  const of = (groupId: string, role: MemberRole) =>
    rows.find((row) => row.groupId === groupId && row.role === role)?.people ?? [];
  return new Map(
    ids.map((id) => [id, { students: of(id, 'STUDENT'), facilitators: of(id, 'FACILITATOR') }]),
  );
});

const studentCounts = defineStatement('group_student_counts', (db) =>
  db
    .select({ groupId: groupMembers.groupId, count: sql<number>`count(*)::int` })
    .from(groupMembers)
    .where(sql`${groupMembers.groupId} = any(${wanted}) and ${groupMembers.role} = 'STUDENT'`)
    .groupBy(groupMembers.groupId),
);

/** How many students each group has. */
export const studentCountLoader = new Loader<number>(async (db, ids) => {
  const rows = await studentCounts.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.groupId, row.count]));
});

const groupsByUser = defineStatement('groups_by_user', (db) =>
  db
    .select({
      userId: sql<string>`wanted.user_id`,
      groups: jsonList(
        jsonObject({ ...groupFields, attendanceSchema: schemaOfGroup }),
        sql`${groups} where exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.userId} = wanted.user_id)`,
        sql`${groups.archived}, ${groups.name}, ${groups._id}`,
      ),
    })
    .from(sql`unnest(${wanted}) as wanted(user_id)`),
);

/** Groups in which each person studies or facilitates: the ones under way first, then by name. */
export const groupsOfUserLoader = new Loader<Group[]>(async (db, ids) => {
  const rows = await groupsByUser.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.userId, row.groups]));
});

const groupsBySchema = defineStatement('groups_by_schema', (db) =>
  db
    .select({
      schemaId: sql<string>`wanted.schema_id`,
      groups: jsonList(
        jsonObject(groupFields),
        sql`${groups} where ${groups.attendanceSchemaId} = wanted.schema_id`,
        sql`${groups.archived}, ${groups.name}, ${groups._id}`,
      ),
    })
    .from(sql`unnest(${wanted}) as wanted(schema_id)`),
);

/** All groups that are judged by each attendance schema: cut them to the viewer's regions. */
export const groupsOfSchemaLoader = new Loader<Group[]>(async (db, ids) => {
  const rows = await groupsBySchema.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.schemaId, row.groups]));
});
