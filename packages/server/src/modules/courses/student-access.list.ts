import { type SQL, sql } from 'drizzle-orm';
import { groupMembers } from '../groups/groups.table.ts';
import { courseOfferings, courses, lessons } from './courses.table.ts';

/**
 * Whether the course's row is offered to a group in which the person studies or facilitates, archived
 * or not. Together with `published` this is all that opens a course to a person.
 */
export const offeredToPerson = (userId: SQL, groupId?: SQL): SQL =>
  sql`exists (select 1 from ${courseOfferings} join ${groupMembers} on ${groupMembers.groupId} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = ${courses._id} and ${groupMembers.userId} = ${userId}${groupId ? sql` and ${courseOfferings.groupId} = ${groupId}` : sql``})`;

/**
 * Lessons that a person can open, with their courses: after `from`, to be narrowed by an `and`.
 * @param joins what stands beside them.
 */
export const lessonsOpenTo = (userId: SQL, joins: SQL = sql``): SQL =>
  sql`${lessons} join ${courses} on ${courses._id} = ${lessons.courseId}${joins} where ${lessons.published} and ${courses.published} and ${offeredToPerson(userId)}`;

/**
 * Courses that a person can open: after `from`, to be narrowed by an `and`.
 * @param joins what stands beside them.
 */
export const coursesOpenTo = (userId: SQL, groupId?: SQL, joins: SQL = sql``): SQL =>
  sql`${courses}${joins} where ${courses.published} and ${offeredToPerson(userId, groupId)}`;
