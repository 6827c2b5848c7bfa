import { sql } from 'drizzle-orm';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { userRegionRoles, userRoles, users } from './identity.table.ts';

/** May sign in, but has not set a password yet. */
export const notEnrolled = sql<boolean>`(${users.passwordHash} is null and ${users.deactivatedAt} is null)`;

/** Neither on staff nor graduated, and in no group that is under way: nobody teaches them. */
export const withoutGroup = sql<boolean>`(${users.deactivatedAt} is null and ${users.gradYear} is null and not exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users._id} and ${userRoles.role} <> 'user') and not exists (select 1 from ${userRegionRoles} where ${userRegionRoles.userId} = ${users._id}) and not exists (select 1 from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${users._id} and not ${groups.archived}))`;
