import { sql } from 'drizzle-orm';
import { groupMembers, groups } from './groups.table.ts';

/** Under way, and nobody is in it. */
export const withoutMembers = sql<boolean>`(not ${groups.archived} and not exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups._id}))`;

/** Under way, and its attendance is judged by nothing. */
export const withoutSchema = sql<boolean>`(not ${groups.archived} and ${groups.attendanceSchemaId} is null)`;
