import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, jsonRows, namedColumns, type JsonRow } from '../../platform/json.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { GroupLink } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { courseActivities, lessonProgress } from '../learning/learning.table.ts';
import { courseLinkFields } from './courses.list.ts';
import { courseOfferings, courses, lessons } from './courses.table.ts';
import { releasedAt, runsOpenTo } from './student-access.list.ts';
import { seenPercent } from './student-progress.list.ts';

/** What leads from one lesson to another. */
export const lessonLinkFields = { _id: lessons._id, title: lessons.title };

export type LessonLink = JsonRow<typeof lessonLinkFields>;

/** The person's own progress on the lesson's row, if any. */
export const withProgressOf = (userId: SQL): SQL =>
  sql`left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons._id} and ${lessonProgress.userId} = ${userId}`;

const itemFields = (userId: SQL) => ({
  _id: lessons._id,
  title: lessons.title,
  kind: lessons.kind,
  position: lessons.position,
  durationSeconds: lessons.durationSeconds,
  positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
  completed: sql<boolean>`${lessonProgress.completedAt} is not null`,
  seenPercent,
  releasedAt: releasedAt(userId),
});

export type StudentLessonItem = JsonRow<ReturnType<typeof itemFields>>;

/** Published lessons of a course with the person's progress in their order: what stands after `from`. */
const lessonsOf = (userId: SQL, courseId: SQL): SQL =>
  sql`${lessons} ${withProgressOf(userId)} where ${lessons.courseId} = ${courseId} and ${lessons.published} order by ${lessons.position}, ${lessons._id}`;

/** The same as a JSON list. */
export const lessonItems = (userId: SQL, courseId: SQL) =>
  jsonRows(itemFields(userId), lessonsOf(userId, courseId));

/** Groups with the course's row that the person facilitates, by name. */
export const facilitatedGroups = (userId: SQL) =>
  jsonList(
    jsonObject({ _id: groups._id, name: groups.name }),
    sql`${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} join ${groupMembers} on ${groupMembers.groupId} = ${groups._id} where ${courseOfferings.courseId} = ${courses._id} and ${groupMembers.userId} = ${userId} and ${groupMembers.role} = 'FACILITATOR'`,
    sql`${groups.archived}, ${groups.name}, ${groups._id}`,
  );

const fieldsFor = (userId: SQL) => ({
  ...courseLinkFields,
  description: courses.description,
  teacherName: courses.teacherName,
  programme: courses.programme,
  year: courses.year,
  imageFileId: courses.imageFileId,
  startsOn: sql<string | null>`run.starts_on`,
  endsOn: sql<string | null>`run.ends_on`,
  seenPercent: sql<number>`way.seen_percent`,
  lessonCount: sql<number>`way.lesson_count`,
  completedLessons: sql<number>`way.completed_lessons`,
  nextLesson: sql<LessonLink | null>`case when way.next_id is not null then ${jsonObject({ _id: sql<string>`way.next_id`, title: sql<string>`way.next_title` })} end`,
  lastVisitedAt: sql<
    string | null
  >`(select max(${courseActivities.visitedAt}) from ${courseActivities} where ${courseActivities.userId} = ${userId} and ${courseActivities.courseId} = ${courses._id})`,
});

/** A course as one student sees it; `lessons` and `facilitatedGroups` where they were asked for. */
export type StudentCourse = JsonRow<ReturnType<typeof fieldsFor>> & {
  readonly lessons?: StudentLessonItem[];
  readonly facilitatedGroups?: GroupLink[];
};

/**
 * The person's way through the published lessons of a course. These are read once for all that is said
 * of them; what nobody asks for is not made.
 */
const wayOf = (userId: SQL): SQL =>
  sql`(select count(*)::int as lesson_count, count(*) filter (where item.completed)::int as completed_lessons, coalesce(sum(item."seenPercent") / nullif(count(*), 0), 0)::int as seen_percent, (array_agg(item._id) filter (where not item.completed and item."releasedAt" is null))[1] as next_id, (array_agg(item.title) filter (where not item.completed and item."releasedAt" is null))[1] as next_title, coalesce(json_agg(item), '[]'::json) as lessons from (select ${namedColumns(itemFields(userId))} from ${lessonsOf(userId, sql`${courses._id}`)}) as item) as way`;

/** Published courses with the person's way through them. */
const coursesOf = (userId: SQL, groupId?: SQL) =>
  runsOpenTo(userId, groupId, sql` cross join lateral ${wayOf(userId)}`);

const asItem = (userId: SQL, asked: ReadonlySet<string>): SQL<StudentCourse> =>
  jsonObject({
    ...fieldsFor(userId),
    ...(asked.has('lessons') && { lessons: sql<StudentLessonItem[]>`way.lessons` }),
    ...(asked.has('facilitatedGroups') && { facilitatedGroups: facilitatedGroups(userId) }),
  });

/**
 * The courses of a person as one JSON list by code, to be a part of any statement that is given
 * `now`.
 * @param groupId only those offered to this group.
 * @param asked fields that the query asks for; relations are read only then.
 */
export const studentCoursesTree = (
  userId: SQL,
  asked: ReadonlySet<string>,
  groupId?: SQL,
): SQL<StudentCourse[]> =>
  jsonList(asItem(userId, asked), coursesOf(userId, groupId), sql`${courses.code}, ${courses._id}`);

const me = sql`${sql.placeholder('userId')}::text`;
const group = sql`${sql.placeholder('groupId')}::text`;

const studentCourses = defineShapes(
  'student_courses',
  ['ofGroup', 'lessons', 'facilitatedGroups'],
  (db, asked) => {
    const ofGroup = asked.has('ofGroup');
    const inGroup = sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${me} and ${groupMembers.groupId} = ${group})`;
    return db
      .select({
        member: sql<boolean>`${ofGroup ? inGroup : sql`true`}`,
        courses: studentCoursesTree(me, asked, ofGroup ? group : undefined),
      })
      .from(sql`(select 1) as one`);
  },
);

/**
 * A person's courses in one statement, of one group or of all.
 * @param asked fields that the query asks for.
 * @returns undefined when the person is not in the group.
 */
export async function findStudentCourses(
  db: Db,
  who: { readonly userId: string; readonly groupId: string | null; readonly now: string },
  asked: ReadonlySet<string>,
): Promise<StudentCourse[] | undefined> {
  const shape = who.groupId === null ? asked : new Set([...asked, 'ofGroup']);
  const [row] = await studentCourses(shape).run(db, who);
  return row?.member === true ? row.courses : undefined;
}

const WHOLE: ReadonlySet<string> = new Set(['lessons', 'facilitatedGroups']);

const courseOfPerson = defineStatement('student_course', (db) =>
  db
    .select({ course: asItem(me, WHOLE) })
    .from(sql`${coursesOf(me)} and ${courses._id} = ${sql.placeholder('courseId')}`),
);

/** One course of a person with its lessons, or undefined where it is not open to them. */
export async function findStudentCourse(
  db: Db,
  asked: { readonly userId: string; readonly courseId: string; readonly now: string },
): Promise<StudentCourse | undefined> {
  const [row] = await courseOfPerson.run(db, asked);
  return row?.course;
}
