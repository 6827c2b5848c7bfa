import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { attendanceSchemaFields } from '../attendance/index.ts';
import { attendanceSchemas } from '../attendance/attendance.table.ts';
import { users } from '../identity/identity.table.ts';
import { regionFields } from '../regions/index.ts';
import { regions } from '../regions/regions.table.ts';
import { groupMembers, groups, type MemberRole } from './groups.table.ts';
import { withoutMembers, withoutSchema } from './groups-waiting.repo.ts';

/** A group as it leaves the database in one JSON tree. */
export const groupFields = {
  _id: groups._id,
  version: groups.version,
  name: groups.name,
  regionId: groups.regionId,
  year: groups.year,
  term: groups.term,
  kind: groups.kind,
  archived: groups.archived,
  startsOn: groups.startsOn,
  endsOn: groups.endsOn,
  attendanceSchemaId: groups.attendanceSchemaId,
  signUpOpen: groups.signUpOpen,
  createdAt: groups.createdAt,
  updatedAt: groups.updatedAt,
};

/** A person as fellow members of the college see them. */
export const personFields = {
  _id: users._id,
  fullName: users.fullName,
  cloudinaryId: users.cloudinaryId,
};

const members = (role: MemberRole) =>
  jsonList(
    jsonObject(personFields),
    sql`${groupMembers} join ${users} on ${users._id} = ${groupMembers.userId} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.role} = ${sql.raw(`'${role}'`)}`,
    sql`${users.fullName}, ${users._id}`,
  );

/** The schema of the group's row, null where it has none. */
export const schemaOfGroup = jsonOne(
  jsonObject(attendanceSchemaFields),
  sql`${attendanceSchemas} where ${attendanceSchemas._id} = ${groups.attendanceSchemaId}`,
);

/** What hangs on a group and is read only where it is asked for. */
export const groupRelations = {
  region: jsonOne(
    jsonObject(regionFields),
    sql`${regions} where ${regions._id} = ${groups.regionId}`,
  ),
  attendanceSchema: schemaOfGroup,
  studentCount: sql<number>`(select count(*)::int from ${groupMembers} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.role} = 'STUDENT')`,
  students: members('STUDENT'),
  facilitators: members('FACILITATOR'),
};

/** A group as reads give it; relations where they were asked for. */
export type Group = JsonRow<typeof groupFields> & Partial<JsonRow<typeof groupRelations>>;

/** By what groups are found, in every list of them. */
export const groupFilters = {
  ids: { where: (value: SQL) => sql`${groups._id} = any(${value}::text[])` },
  q: { where: (value: SQL) => sql`lower(${groups.name}) like ${value}`, parameter: containing },
  regionId: { where: (value: SQL) => sql`${groups.regionId} = ${value}` },
  kind: { where: (value: SQL) => sql`${groups.kind} = ${value}` },
  year: { where: (value: SQL) => sql`${groups.year} = ${value}` },
  term: { where: (value: SQL) => sql`${groups.term} = ${value}` },
  attendanceSchemaId: { where: (value: SQL) => sql`${groups.attendanceSchemaId} = ${value}` },
  archived: { where: (value: SQL) => sql`${groups.archived} = ${value}` },
  withoutMembers: { where: (value: SQL) => sql`${withoutMembers} = ${value}` },
  withoutSchema: { where: (value: SQL) => sql`${withoutSchema} = ${value}` },
} as const;

/** The back-office's list of groups, cut to the regions of the person who asks. */
export const groupsList = defineList<Group>({
  name: 'groups',
  table: groups,
  id: groups._id,
  filters: groupFilters,
  sorts: {
    name: groups.name,
    year: groups.year,
    startsOn: groups.startsOn,
    createdAt: groups.createdAt,
  },
  defaultSort: { field: 'name', order: 'ASC' },
  withinRegions: (ids) => sql`${groups.regionId} = any(${ids})`,
  relations: Object.keys(groupRelations),
  item: (asked) =>
    jsonObject({
      ...groupFields,
      ...Object.fromEntries(Object.entries(groupRelations).filter(([name]) => asked.has(name))),
    }),
});
