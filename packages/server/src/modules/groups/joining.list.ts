import { type SQL, sql } from 'drizzle-orm';
import { groupMembers } from './groups.table.ts';

/**
 * Whether something was due before the student joined the group: then it is not required of them, and
 * counts only where they did it all the same. What has no due date, and members of whom it is not known
 * when they joined, are as everybody.
 * @param due a moment at which it is due in the group; may be null.
 * @param joinedAt of the membership; without it the statement's own row of `group_members`.
 */
export const dueBeforeJoining = (
  due: SQL,
  joinedAt: SQL = sql`${groupMembers.joinedAt}`,
): SQL<boolean> => sql<boolean>`coalesce(${due} < ${joinedAt}, false)`;
