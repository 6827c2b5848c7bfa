import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseLinkFields } from './courses.list.ts';
import { courses, lessons } from './courses.table.ts';
import { lessonProgress } from '../learning/learning.table.ts';
import { lessonMedia } from './lesson-tree.list.ts';
import { lessonLinkFields, offeredToPerson, withProgressOf } from './student-courses.repo.ts';

const me = sql`${sql.placeholder('userId')}::text`;
const neighbour = alias(lessons, 'neighbour');

/** The published lesson of the same course that fulfils a condition and comes first in an order. */
const neighbourWhere = (condition: SQL, order: SQL) =>
  jsonOne(
    jsonObject({ _id: neighbour._id, title: neighbour.title }),
    sql`${lessons} as ${sql.identifier('neighbour')} where ${neighbour.courseId} = ${lessons.courseId} and ${neighbour.published} and ${condition} order by ${order}`,
  );

const progressFields = {
  userId: sql<string>`${me}`,
  lessonId: lessons._id,
  positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
  playbackSpeed: sql<number>`coalesce(${lessonProgress.playbackSpeed}, 1)`,
  completed: sql<boolean>`${lessonProgress.completedAt} is not null`,
};

/** How far a person is in a lesson; of a lesson not begun yet, its beginning. */
export type LessonProgress = JsonRow<typeof progressFields>;

const studentLessonFields = {
  ...lessonLinkFields,
  description: lessons.description,
  kind: lessons.kind,
  position: lessons.position,
  durationSeconds: lessons.durationSeconds,
  media: lessonMedia,
  course: jsonObject(courseLinkFields),
  progress: jsonObject(progressFields),
  previous: neighbourWhere(
    sql`${neighbour.position} < ${lessons.position}`,
    sql`${neighbour.position} desc`,
  ),
  next: neighbourWhere(
    sql`${neighbour.position} > ${lessons.position}`,
    sql`${neighbour.position}`,
  ),
};

/** A lesson as one student sees it, with everything the page shows. */
export type StudentLesson = JsonRow<typeof studentLessonFields>;

const lessonOfPerson = defineStatement('student_lesson', (db) =>
  db
    .select({ lesson: jsonObject(studentLessonFields) })
    .from(
      sql`${lessons} join ${courses} on ${courses._id} = ${lessons.courseId} ${withProgressOf(me)} where ${lessons._id} = ${sql.placeholder('lessonId')} and ${lessons.published} and ${courses.published} and ${offeredToPerson(me)}`,
    ),
);

/** One lesson of a person in one statement, or undefined where it is not open to them. */
export async function findStudentLesson(
  db: Db,
  userId: string,
  lessonId: string,
): Promise<StudentLesson | undefined> {
  const [row] = await lessonOfPerson.run(db, { userId, lessonId });
  return row?.lesson;
}
