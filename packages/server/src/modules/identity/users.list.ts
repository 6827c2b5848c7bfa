import { type Role, withImpliedRoles } from '@lampstand/access';
import { sql } from 'drizzle-orm';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { jsonPart, partList, partOne, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { attendanceSchemas } from '../attendance/attendance.table.ts';
import { attendanceSchemaFields } from '../attendance/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regionFields } from '../regions/index.ts';
import { regions } from '../regions/regions.table.ts';
import { userRegionRoles, userRegions, userRoles, users } from './identity.table.ts';
import { notEnrolled, withoutGroup } from './users-waiting.repo.ts';

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
  mergedIntoId: users.mergedIntoId,
  erasedAt: users.erasedAt,
  deactivatedAt: users.deactivatedAt,
  passwordSet: sql<boolean>`(${users.passwordHash} is not null)`,
  createdBy: users.createdBy,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  roles: sql<
    Role[]
  >`(select coalesce(json_agg(${userRoles.role}), '[]'::json) from ${ofUser(userRoles)})`,
};

const attendanceSchema = jsonPart(attendanceSchemaFields, { always: ['_id'] });

const group = jsonPart(
  {
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
    attendanceSchema: partOne(
      attendanceSchema,
      sql`${attendanceSchemas} where ${attendanceSchemas._id} = ${groups.attendanceSchemaId}`,
    ),
  },
  // By its region it is decided who sees a group.
  { always: ['_id', 'regionId'] },
);

/** What hangs on a person and is read only where it is asked for. */
const userRelations = {
  regionIds: sql<
    string[]
  >`(select coalesce(json_agg(${userRegions.regionId}), '[]'::json) from ${ofUser(userRegions)})`,
  regions: partList(
    jsonPart(regionFields, { always: ['_id'] }),
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
  groups: partList(
    group,
    // Once, also for somebody who studies in a group and helps to lead it. Each by its key: the database
    // would go through all groups for each person.
    sql`(select distinct ${groupMembers.groupId} as member_of from ${groupMembers} where ${groupMembers.userId} = ${users._id}) as own cross join lateral (select * from ${groups} where ${groups._id} = own.member_of limit 1) as ${groups}`,
    sql`${groups.archived}, ${groups.name}`,
  ),
  isActiveStudent: sql<boolean>`exists (select 1 from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users._id} and ${groupMembers.role} = 'STUDENT' and not ${groups.archived})`,
};

const user = jsonPart(userFields, {
  always: ['_id'],
  needs: {
    isAlumni: ['gradYear'],
    isAlumniOnly: ['gradYear', 'roles', 'isActiveStudent', 'regionRoles'],
    permissions: ['roles', 'regionRoles'],
    termsAccepted: ['termsAcceptedAt'],
    active: ['deactivatedAt'],
    erasure: ['erasedAt'],
  },
  relations: userRelations,
});

/** A person as reads give it: what was asked for, relations where they were. */
export type User = RowOf<typeof user>;
export type UserRelations = Required<Pick<User, keyof typeof userRelations>>;

/** Everybody the back-office may see: cut to the regions of the member of staff. */
export const usersList = defineList<User>({
  name: 'users',
  table: users,
  id: users._id,
  filters: {
    ids: { where: (value) => sql`${users._id} = any(${value}::text[])`, even: true },
    q: { where: (value) => sql`${users.searchText} like ${value}`, parameter: containing },
    regionId: {
      where: (value) =>
        sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${userRegions.regionId} = ${value})`,
    },
    groupId: {
      where: (value) =>
        sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users._id} and ${groupMembers.groupId} = ${value})`,
    },
    /** The same for whom groups of other regions are nothing: who is in them is not told. */
    groupIdInRegions: {
      where: (value) =>
        sql`exists (select 1 from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users._id} and ${groups._id} = ${value} and ${groups.regionId} = any(${sql.placeholder('regions')}::text[]))`,
    },
    role: {
      where: (value) =>
        sql`(exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users._id} and ${userRoles.role} = ${value}) or exists (select 1 from ${userRegionRoles} where ${userRegionRoles.userId} = ${users._id} and ${userRegionRoles.role} = ${value}))`,
    },
    locale: { where: (value) => sql`${users.locale} = ${value}` },
    isAlumni: { where: (value) => sql`(${users.gradYear} is not null) = ${value}` },
    isActiveStudent: {
      where: (value) => sql`(${userRelations.isActiveStudent}) = ${value}`,
    },
    active: { where: (value) => sql`(${users.deactivatedAt} is null) = ${value}` },
    erased: { where: (value) => sql`(${users.erasedAt} is not null) = ${value}` },
    notEnrolled: { where: (value) => sql`${notEnrolled} = ${value}` },
    withoutGroup: { where: (value) => sql`${withoutGroup} = ${value}` },
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
  item: user,
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
