import { sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineList } from '../../platform/list.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { courseActivities } from '../learning/learning.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { newestResults } from '../exams/index.ts';
import { groupFields, groupFilters, groupRelations } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';

/** Newest results on a board. */
const RESULTS = 3;
const RESULT_PARTS: ReadonlySet<string> = new Set(['student', 'exam']);

const offered = sql`${courseOfferings} join ${courses} on ${courses._id} = ${courseOfferings.courseId} where ${courseOfferings.groupId} = ${groups._id}`;

/** The last sitting of one of its exams, or visit of one of its people to a course of the group. */
const lastActivityAt = sql<
  string | null
>`greatest((select max(coalesce(${examAttempts.finishedAt}, ${examAttempts.startedAt})) from ${examAttempts} where ${examAttempts.groupId} = ${groups._id}), (select max(seen.last) from ${groupMembers} cross join ${courseOfferings} cross join lateral (select max(${courseActivities.visitedAt}) as last from ${courseActivities} where ${courseActivities.userId} = ${groupMembers.userId} and ${courseActivities.courseId} = ${courseOfferings.courseId}) as seen where ${groupMembers.groupId} = ${groups._id} and ${courseOfferings.groupId} = ${groups._id}))`;

const boardRelations = {
  region: groupRelations.region,
  studentCount: groupRelations.studentCount,
  facilitators: groupRelations.facilitators,
  courses: jsonList(
    jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
    sql`${offered} and ${courses.published}`,
    sql`${courses.code}`,
  ),
  lastActivityAt,
  latestResults: newestResults(sql`${examAttempts.groupId} = ${groups._id}`, RESULTS, RESULT_PARTS),
};

/** What goes on in one group. */
export type GroupBoard = JsonRow<typeof groupFields> & JsonRow<typeof boardRelations>;

/** Boards of the groups of the person's regions, by name; a page of them is one statement. */
export const groupBoardsList = defineList<GroupBoard>({
  name: 'group_boards',
  table: groups,
  id: groups._id,
  filters: groupFilters,
  sorts: { name: groups.name, startsOn: groups.startsOn },
  defaultSort: { field: 'name', order: 'ASC' },
  withinRegions: (ids) => sql`${groups.regionId} = any(${ids})`,
  relations: [],
  item: () => jsonObject({ ...groupFields, ...boardRelations }),
});
