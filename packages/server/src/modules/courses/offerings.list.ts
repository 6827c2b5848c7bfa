import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { type Group, groupFields } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { termFields } from '../terms/index.ts';
import { terms } from '../terms/terms.table.ts';
import { courseOfferings, courses, lessons } from './courses.table.ts';

/** The group is of one of the request's regions. */
export const inRegions = sql`${groups.regionId} = any(${sql.placeholder('regions')}::text[])`;

const offeringFields = {
  _id: courseOfferings._id,
  version: courseOfferings.version,
  courseId: courseOfferings.courseId,
  groupId: courseOfferings.groupId,
  termId: courseOfferings.termId,
  startsOn: courseOfferings.startsOn,
  endsOn: courseOfferings.endsOn,
  group: jsonObject(groupFields) satisfies SQL<Group>,
  term: jsonOne(
    jsonObject(termFields),
    sql`${terms} where ${terms._id} = ${courseOfferings.termId}`,
  ),
};

/** When a course runs in a group. */
export type Offering = JsonRow<typeof offeringFields>;

/** JSON of an offering's row, joined with its group. */
export const offeringItem = jsonObject(offeringFields);

/** The offerings of the course's row, the latest first. */
export const offeringsOfCourse = (within?: SQL) =>
  jsonList(
    offeringItem,
    sql`${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = ${courses._id}${within ? sql` and ${within}` : sql``}`,
    sql`${courseOfferings.startsOn} desc, ${groups.name}, ${courseOfferings._id}`,
  );

/** The moment at which a day begins where the region's row is; see `releasedAt`. */
const dayBegins = (day: SQL): SQL<string> =>
  sql`(${day})::timestamp at time zone ${regions.timeZone}`;

/** When the offering's row opens the course to its group; `groups` and `regions` are joined. */
export const offeringOpensAt = dayBegins(sql`${courseOfferings.startsOn}`);

/** When the offering's row opens the lesson's row to its group; `groups` and `regions` are joined. */
export const lessonReleasedAt = dayBegins(
  sql`${courseOfferings.startsOn} + coalesce(${lessons.releaseAfterDays}, 0)`,
);
