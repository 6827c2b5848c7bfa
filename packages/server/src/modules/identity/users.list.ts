import { type Role, withImpliedRoles } from '@lampstand/access';
import { sql } from 'drizzle-orm';
import { jsonList, type JsonRow, jsonObject, jsonOne } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { attendanceSchemas } from '../attendance/attendance.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regionFields } from '../regions/index.ts';
import { regions } from '../regions/regions.table.ts';
import { userRegionRoles, userRegions, userRoles, users } from './identity.table.ts';

const ofUser = (table: typeof userRoles | typeof userRegions | typeof userRegionRoles) =>
  sql`${table} where ${table.userId} = ${users._id}`;

const userFields = {
  _id: users._id,
  version: users.version,
  fullName: users.fullName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerified: users.emailVerified,
  locale: users.locale,
  cloudinaryId: users.cloudinaryId,
  selectedGroup: users.selectedGroup,
  gradYear: users.gradYear,
  gradLocation: users.gradLocation,
  subscribeAlumniEmail: users.subscribeAlumniEmail,
  termsAcceptedAt: users.termsAcceptedAt,
  showAlumniWelcome: users.showAlumniWelcome,
  showVideo: users.showVideo,
  notificationsLastRead: users.notificationsLastRead,
  deactivatedAt: users.deactivatedAt,
  createdBy: users.createdBy,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  roles: sql<
    Role[]
  >`(select coalesce(json_agg(${userRoles.role}), '[]'::json) from ${ofUser(userRoles)})`,
};

const attendanceSchemaFields = {
  _id: attendanceSchemas._id,
  name: attendanceSchemas.name,
  minutesLateThreshold: attendanceSchemas.minutesLateThreshold,
  graceAbsentsPerTerm: attendanceSchemas.graceAbsentsPerTerm,
  graceLatesPerTerm: attendanceSchemas.graceLatesPerTerm,
  absenceDeduction: attendanceSchemas.absenceDeduction,
  lateDeduction: attendanceSchemas.lateDeduction,
};

const groupFields = {
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
  createdAt: groups.createdAt,
  updatedAt: groups.updatedAt,
  attendanceSchema: jsonOne(
    jsonObject(attendanceSchemaFields),
    sql`${attendanceSchemas} where ${attendanceSchemas._id} = ${groups.attendanceSchemaId}`,
  ),
};

/** What hangs on a person and is read only where it is asked for. */
const userRelations = {
  regionIds: sql<
    string[]
  >`(select coalesce(json_agg(${userRegions.regionId}), '[]'::json) from ${ofUser(userRegions)})`,
  regions: jsonList(
    jsonObject(regionFields),
    sql`${userRegions} join ${regions} on ${regions._id} = ${userRegions.regionId} where ${userRegions.userId} = ${users._id}`,
    sql`${regions.name}`,
  ),
  regionRoles: jsonList(
    jsonObject({
      regionId: userRegionRoles.regionId,
      slug: regions.slug,
      role: userRegionRoles.role,
    }),
    sql`${userRegionRoles} join ${regions} on ${regions._id} = ${userRegionRoles.regionId} where ${userRegionRoles.userId} = ${users._id}`,
    sql`${regions.slug}`,
  ),
  groups: jsonList(
    jsonObject(groupFields),
    // Once, also for somebody who studies in a group and helps to lead it.
    sql`(select distinct ${groupMembers.groupId} as member_of from ${groupMembers} where ${groupMembers.userId} = ${users._id}) as own join ${groups} on ${groups._id} = own.member_of`,
    sql`${groups.archived}, ${groups.name}`,
  ),
  isActiveStudent: sql<boolean>`exists (select 1 from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users._id} and ${groupMembers.role} = 'STUDENT' and not ${groups.archived})`,
};

export type UserRelations = JsonRow<typeof userRelations>;

/** A person as reads give it; relations where they were asked for. */
export type User = JsonRow<typeof userFields> & Partial<UserRelations>;

/** Fields of the API that need a relation of another name. */
const needs: Readonly<Record<string, readonly (keyof UserRelations)[]>> = {
  isAlumniOnly: ['isActiveStudent', 'regionRoles'],
  permissions: ['regionRoles'],
};

function relationsFor(asked: ReadonlySet<string>): Partial<typeof userRelations> {
  const wanted = new Set([...asked].flatMap((name) => [name, ...(needs[name] ?? [])]));
  return Object.fromEntries(Object.entries(userRelations).filter(([name]) => wanted.has(name)));
}

/** Everybody the back-office may see: cut to the regions of the member of staff. */
export const usersList = defineList<User>({
  name: 'users',
  table: users,
  id: users._id,
  filters: {
    ids: { where: (value) => sql`${users._id} = any(${value}::text[])` },
    q: { where: (value) => sql`${users.searchText} like ${value}`, parameter: containing },
    regionId: {
      where: (value) =>
        sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${userRegions.regionId} = ${value})`,
    },
    groupId: {
      where: (value) =>
        sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users._id} and ${groupMembers.groupId} = ${value})`,
    },
    role: {
      where: (value) =>
        sql`(exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users._id} and ${userRoles.role} = ${value}) or exists (select 1 from ${userRegionRoles} where ${userRegionRoles.userId} = ${users._id} and ${userRegionRoles.role} = ${value}))`,
    },
    locale: { where: (value) => sql`${users.locale} = ${value}` },
    isAlumni: { where: (value) => sql`(${users.gradYear} is not null) = ${value}` },
    active: { where: (value) => sql`(${users.deactivatedAt} is null) = ${value}` },
  },
  sorts: {
    fullName: users.fullName,
    email: users.email,
    createdAt: users.createdAt,
    updatedAt: users.updatedAt,
  },
  defaultSort: { field: 'fullName', order: 'ASC' },
  withinRegions: (ids) =>
    sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${userRegions.regionId} = any(${ids}))`,
  item: (asked) => jsonObject({ ...userFields, ...relationsFor(asked) }),
});

/** Roles of each region with the implied ones, as the API shows them. */
export function regionRolesOf(given: UserRelations['regionRoles']) {
  const rows = Map.groupBy(given, (row) => row.regionId);
  return [...rows].map(([regionId, own]) => ({
    regionId,
    slug: own[0]?.slug ?? '',
    roleNames: withImpliedRoles(own.map((row) => row.role)),
  }));
}
