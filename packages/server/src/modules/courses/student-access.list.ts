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

/** Offerings that are open to the person, in archived groups too; to be narrowed by an `and`. */
const offersTo = (userId: SQL): SQL =>
  sql`${courseOfferings} join ${groupMembers} on ${groupMembers.groupId} = ${courseOfferings.groupId} join ${groups} on ${groups._id} = ${courseOfferings.groupId} join ${regions} on ${regions._id} = ${groups.regionId} where ${groupMembers.userId} = ${userId} and (${facilitates} or ${offeringIsOpen})`;

/** Those of one course. */
const offersOf = (userId: SQL, courseId: SQL): SQL =>
  sql`${offersTo(userId)} and ${courseOfferings.courseId} = ${courseId}`;

/**
 * Whether the course's row is offered to a group in which the person studies, where it has begun, or
 * facilitates. Together with `published` this is all that opens a course to a person.
 */
const offeredTo = (userId: SQL): SQL =>
  sql`exists (select 1 from ${offersOf(userId, sql`${courses._id}`)})`;

/** When the lesson's row opens to the person, while that is still to come. */
export const releasedAt = (userId: SQL): SQL<string | null> =>
  sql`case when ${lessons.releaseAfterDays} > 0 then (select min(opens) from (select case when ${facilitates} then '-infinity' else ${lessonReleasedAt} end as opens from ${offersOf(userId, sql`${lessons.courseId}`)}) as offer having min(opens) > ${now}) end`;

/** Courses that a person can open: after `from`, to be narrowed by an `and`. */
export const coursesOpenTo = (userId: SQL): SQL =>
  sql`${courses} where ${courses.published} and ${offeredTo(userId)}`;

/**
 * The same, with the first and the last day of each in the person's groups as `run`. The person's
 * offerings are read once for all courses.
 * @param groupId only courses that are offered to this group.
 * @param joins what stands beside them.
 */
export const runsOpenTo = (userId: SQL, groupId?: SQL, joins: SQL = sql``): SQL =>
  sql`(select ${courseOfferings.courseId} as course_id, min(${courseOfferings.startsOn}) as starts_on, max(${courseOfferings.endsOn}) as ends_on, ${groupId ? sql`bool_or(${courseOfferings.groupId} = ${groupId})` : sql`true`} as asked from ${offersTo(userId)} group by ${courseOfferings.courseId}) as run join ${courses} on ${courses._id} = run.course_id${joins} where ${courses.published} and run.asked`;

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
