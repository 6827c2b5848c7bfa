import { sql } from 'drizzle-orm';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type Group, groupFields } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import type { Teacher } from '../teachers/index.ts';
import { type Course, courseFields, teachersOfCourse } from './courses.list.ts';
import { courseOfferings, courses, lessons } from './courses.table.ts';
import { type Offering, offeringsOfCourse } from './offerings.list.ts';
import {
  type LessonCheck,
  lessonChecksTree,
  type LessonColumns,
  lessonFields,
  type LessonMedia,
  lessonMedia,
} from './lesson-tree.list.ts';

const wanted = sql`${sql.placeholder('ids')}::text[]`;

const coursesById = defineStatement('courses_by_id', (db) =>
  db
    .select({ course: jsonObject(courseFields) })
    .from(courses)
    .where(sql`${courses._id} = any(${wanted})`),
);

/** Courses by id, for records that point to one. */
export const courseLoader = new Loader<Course>(async (db, ids) => {
  const rows = await coursesById.run(db, { ids: [...ids] });
  return new Map(rows.map(({ course }) => [course._id, course]));
});

const lessonsByCourse = defineStatement('lessons_by_course', (db) =>
  db
    .select({
      courseId: sql<string>`wanted.course_id`,
      lessons: jsonList(
        jsonObject(lessonFields),
        sql`${lessons} where ${lessons.courseId} = wanted.course_id`,
        sql`${lessons.position}, ${lessons._id}`,
      ),
    })
    .from(sql`unnest(${wanted}) as wanted(course_id)`),
);

/** All lessons of each course, in their order. */
export const lessonsOfCourseLoader = new Loader<LessonColumns[]>(async (db, ids) => {
  const rows = await lessonsByCourse.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.courseId, row.lessons]));
});

const groupsByCourse = defineStatement('groups_by_course', (db) =>
  db
    .select({
      courseId: sql<string>`wanted.course_id`,
      groups: jsonList(
        jsonObject(groupFields),
        sql`${courseOfferings} join ${groups} on ${groups._id} = ${courseOfferings.groupId} where ${courseOfferings.courseId} = wanted.course_id`,
        sql`${groups.archived}, ${groups.name}, ${groups._id}`,
      ),
    })
    .from(sql`unnest(${wanted}) as wanted(course_id)`),
);

/** All groups that each course is offered to: cut them to the viewer's regions. */
export const groupsOfCourseLoader = new Loader<Group[]>(async (db, ids) => {
  const rows = await groupsByCourse.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.courseId, row.groups]));
});

const offeringsByCourse = defineStatement('offerings_by_course', (db) =>
  db
    .select({ courseId: courses._id, offerings: offeringsOfCourse() })
    .from(courses)
    .where(sql`${courses._id} = any(${wanted})`),
);

/** All offerings of each course: cut them to the viewer's regions. */
export const offeringsOfCourseLoader = new Loader<Offering[]>(async (db, ids) => {
  const rows = await offeringsByCourse.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.courseId, row.offerings]));
});

const mediaByLesson = defineStatement('media_by_lesson', (db) =>
  db
    .select({ lessonId: lessons._id, media: lessonMedia })
    .from(lessons)
    .where(sql`${lessons._id} = any(${wanted})`),
);

/** The files of each lesson. */
export const lessonMediaLoader = new Loader<LessonMedia>(async (db, ids) => {
  const rows = await mediaByLesson.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.lessonId, row.media]));
});

const contentByLesson = defineStatement('content_by_lesson', (db) =>
  db
    .select({ lessonId: lessons._id, content: lessons.content })
    .from(lessons)
    .where(sql`${lessons._id} = any(${wanted})`),
);

/** What each lesson of the kind TEXT says. */
export const lessonContentLoader = new Loader<string | null>(async (db, ids) => {
  const rows = await contentByLesson.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.lessonId, row.content]));
});

const checksByLesson = defineStatement('checks_by_lesson', (db) =>
  db
    .select({ lessonId: lessons._id, checks: lessonChecksTree })
    .from(lessons)
    .where(sql`${lessons._id} = any(${wanted})`),
);

/** What each lesson's recording asks, in its order. */
export const lessonChecksLoader = new Loader<LessonCheck[]>(async (db, ids) => {
  const rows = await checksByLesson.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.lessonId, row.checks]));
});

const teachersByCourse = defineStatement('teachers_by_course', (db) =>
  db
    .select({ courseId: courses._id, teachers: teachersOfCourse })
    .from(courses)
    .where(sql`${courses._id} = any(${wanted})`),
);

/** The teachers of each course, in their order. */
export const teachersOfCourseLoader = new Loader<Teacher[]>(async (db, ids) => {
  const rows = await teachersByCourse.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.courseId, row.teachers]));
});
