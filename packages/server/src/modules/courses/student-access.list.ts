import { type SQL, sql } from 'drizzle-orm';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { courseOfferings, courses, lessons } from './courses.table.ts';
import { lessonReleasedAt, offeringOpensAt } from './offerings.list.ts';

/** The moment of the request: statements with these conditions are given it. */
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** Whoever looks after a group prepares what its students see later. */
const facilitates = sql`${groupMembers.role} = 'FACILITATOR'`;

/** Whether the offering's row has begun; `groups` and `regions` are joined. It never ends. */
export const offeringIsOpen = sql`${offeringOpensAt} <= ${now}`;

/** Offerings of a course that are open to the person, in archived groups too. */
const offersTo = (userId: SQL, courseId: SQL, groupId?: SQL): SQL =>
  sql`${courseOfferings} join ${groupMembers} on ${groupMembers.groupId} = ${courseOfferings.groupId} join ${groups} on ${groups._id} = ${courseOfferings.groupId} join ${regions} on ${regions._id} = ${groups.regionId} where ${courseOfferings.courseId} = ${courseId} and ${groupMembers.userId} = ${userId} and (${facilitates} or ${offeringIsOpen})${groupId ? sql` and ${courseOfferings.groupId} = ${groupId}` : sql``}`;

/**
 * Whether the course's row is offered to a group in which the person studies, where it has begun, or
 * facilitates. Together with `published` this is all that opens a course to a person.
 */
const offeredTo = (userId: SQL, groupId?: SQL): SQL =>
  sql`exists (select 1 from ${offersTo(userId, sql`${courses._id}`, groupId)})`;

/** From the first to the last day of the course's row in the person's groups. */
export const runOf = (userId: SQL): SQL =>
  sql`(select min(${courseOfferings.startsOn}) as starts_on, max(${courseOfferings.endsOn}) as ends_on from ${offersTo(userId, sql`${courses._id}`)}) as run`;

/** When the lesson's row opens to the person, while that is still to come. */
export const releasedAt = (userId: SQL): SQL<string | null> =>
  sql`case when ${lessons.releaseAfterDays} > 0 then (select min(opens) from (select case when ${facilitates} then '-infinity' else ${lessonReleasedAt} end as opens from ${offersTo(userId, sql`${lessons.courseId}`)}) as offer having min(opens) > ${now}) end`;

/**
 * Courses that a person can open: after `from`, to be narrowed by an `and`.
 * @param joins what stands beside them.
 */
export const coursesOpenTo = (userId: SQL, groupId?: SQL, joins: SQL = sql``): SQL =>
  sql`${courses}${joins} where ${courses.published} and ${offeredTo(userId, groupId)}`;

/**
 * Lessons that a person sees, with their courses, also those that open later: after `from`, to be
 * narrowed by an `and`.
 * @param joins what stands beside them.
 */
export const lessonsListedTo = (userId: SQL, joins: SQL = sql``): SQL =>
  sql`${lessons} join ${courses} on ${courses._id} = ${lessons.courseId}${joins} where ${lessons.published} and ${courses.published} and ${offeredTo(userId)}`;

/** Lessons that a person can open, with their courses: after `from`, to be narrowed by an `and`. */
export const lessonsOpenTo = (userId: SQL): SQL =>
  sql`${lessonsListedTo(userId)} and ${releasedAt(userId)} is null`;
