import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { type Group, groupFields } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { type Teacher, teacherFields } from '../teachers/index.ts';
import { categories } from '../site/categories.table.ts';
import { categoryLink } from '../site/index.ts';
import { teachers } from '../teachers/teachers.table.ts';
import {
  courseCategories,
  courseOfferings,
  courses,
  courseTeachers,
  lessons,
} from './courses.table.ts';
import { type LessonColumns, lessonFields, lessonMedia } from './lesson-tree.list.ts';
import { inRegions, type Offering, offeringsOfCourse } from './offerings.list.ts';

/** A course as it leaves the database in one JSON tree. */
export const courseFields = {
  _id: courses._id,
  version: courses.version,
  code: courses.code,
  name: courses.name,
  description: courses.description,
  teacherName: courses.teacherName,
  programme: courses.programme,
  year: courses.year,
  imageFileId: courses.imageFileId,
  categories: jsonList(
    categoryLink,
    sql`${courseCategories} join ${categories} on ${categories._id} = ${courseCategories.categoryId} where ${courseCategories.courseId} = ${courses._id}`,
    sql`${categories.position}, ${categories.name}, ${categories._id}`,
  ),
  locale: courses.locale,
  published: courses.published,
  publishedAt: courses.publishedAt,
  createdAt: courses.createdAt,
  updatedAt: courses.updatedAt,
};

/** What other records show of their course. */
export const courseLinkFields = { _id: courses._id, code: courses.code, name: courses.name };

export type CourseLink = JsonRow<typeof courseLinkFields>;

/** The teachers of the course's row, in their order. */
export const teachersOfCourse = jsonList(
  jsonObject(teacherFields),
  sql`${courseTeachers} join ${teachers} on ${teachers._id} = ${courseTeachers.teacherId} where ${courseTeachers.courseId} = ${courses._id}`,
  sql`${courseTeachers.position}`,
);

const groupsOfCourse = (within?: SQL) =>
  jsonList(
    jsonObject(groupFields),
    sql`${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = ${courses._id}${within ? sql` and ${within}` : sql``}`,
    sql`${groups.archived}, ${groups.name}, ${groups._id}`,
  );

const offeredTo = (groupId: SQL, within?: SQL) =>
  sql`exists (select 1 from ${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = ${courses._id} and ${groups._id} = ${groupId}${within ? sql` and ${within}` : sql``})`;

const inTerm = (termId: SQL, within?: SQL) =>
  sql`exists (select 1 from ${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = ${courses._id} and ${courseOfferings.termId} = ${termId}${within ? sql` and ${within}` : sql``})`;

/** A course as reads give it; relations where they were asked for. */
export type Course = JsonRow<typeof courseFields> & {
  readonly lessonCount?: number;
  readonly lessons?: LessonColumns[];
  readonly groups?: Group[];
  readonly teachers?: Teacher[];
  readonly offerings?: Offering[];
};

const lessonsOfCourse = <Fields extends typeof lessonFields>(fields: Fields) =>
  jsonList(
    jsonObject(fields),
    sql`${lessons} where ${lessons.courseId} = ${courses._id}`,
    sql`${lessons.position}, ${lessons._id}`,
  );

function relationsOf(asked: ReadonlySet<string>) {
  return {
    ...(asked.has('lessonCount') && {
      lessonCount: sql<number>`(select count(*)::int from ${lessons} where ${lessons.courseId} = ${courses._id})`,
    }),
    ...(asked.has('lessons') && { lessons: lessonsOfCourse(lessonFields) }),
    ...(asked.has('lessonsWithMedia') && {
      lessons: lessonsOfCourse({ ...lessonFields, media: lessonMedia }),
    }),
    ...(asked.has('teachers') && { teachers: teachersOfCourse }),
    ...(asked.has('groups') && { groups: groupsOfCourse() }),
    ...(asked.has('groupsInRegions') && { groups: groupsOfCourse(inRegions) }),
    ...(asked.has('offerings') && { offerings: offeringsOfCourse() }),
    ...(asked.has('offeringsInRegions') && { offerings: offeringsOfCourse(inRegions) }),
  };
}

/**
 * The back-office's list of courses. Courses belong to the whole college, the groups they are
 * offered to do not: names that end in `InRegions` are cut to the regions of the request.
 */
export const coursesList = defineList<Course>({
  name: 'courses',
  table: courses,
  id: courses._id,
  filters: {
    ids: { where: (value) => sql`${courses._id} = any(${value}::text[])` },
    q: {
      where: (value) =>
        sql`lower(${courses.code} || ' ' || ${courses.name} || ' ' || coalesce(${courses.teacherName}, '')) like ${value}`,
      parameter: containing,
    },
    groupId: { where: (value) => offeredTo(value) },
    groupIdInRegions: { where: (value) => offeredTo(value, inRegions) },
    categoryId: {
      where: (value) =>
        sql`exists (select 1 from ${courseCategories} where ${courseCategories.courseId} = ${courses._id} and ${courseCategories.categoryId} = ${value})`,
    },
    termId: { where: (value) => inTerm(value) },
    termIdInRegions: { where: (value) => inTerm(value, inRegions) },
    programme: { where: (value) => sql`${courses.programme} = ${value}` },
    year: { where: (value) => sql`${courses.year} = ${value}` },
    teacherId: {
      where: (value) =>
        sql`exists (select 1 from ${courseTeachers} where ${courseTeachers.courseId} = ${courses._id} and ${courseTeachers.teacherId} = ${value})`,
    },
    published: { where: (value) => sql`${courses.published} = ${value}` },
    locale: { where: (value) => sql`${courses.locale} = ${value}` },
  },
  sorts: {
    code: courses.code,
    name: courses.name,
    programme: courses.programme,
    year: courses.year,
    publishedAt: courses.publishedAt,
    createdAt: courses.createdAt,
    updatedAt: courses.updatedAt,
  },
  defaultSort: { field: 'code', order: 'ASC' },
  relations: [
    'lessonCount',
    'lessons',
    'lessonsWithMedia',
    'teachers',
    'groups',
    'groupsInRegions',
    'offerings',
    'offeringsInRegions',
  ],
  item: (asked) => jsonObject({ ...courseFields, ...relationsOf(asked) }),
});
