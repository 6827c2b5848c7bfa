import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseLinkFields } from './courses.list.ts';
import { courses, lessons } from './courses.table.ts';
import { lessonMedia } from './lesson-tree.list.ts';
import { studentChecks } from './student-checks.list.ts';
import { lessonsListedTo, releasedAt } from './student-access.list.ts';
import { facilitatedGroups, lessonLinkFields, withProgressOf } from './student-courses.repo.ts';
import { progressFields, withOwnDevice } from './student-progress.list.ts';

const me = sql`${sql.placeholder('userId')}::text`;
const device = sql`${sql.placeholder('deviceId')}::text`;
const neighbour = alias(lessons, 'neighbour');

/** The published lesson of the same course that fulfils a condition and comes first in an order. */
const neighbourWhere = (condition: SQL, order: SQL) =>
  jsonOne(
    jsonObject({ _id: neighbour._id, title: neighbour.title }),
    sql`${lessons} as ${sql.identifier('neighbour')} where ${neighbour.courseId} = ${lessons.courseId} and ${neighbour.published} and ${condition} order by ${order}`,
  );

const studentLessonFields = {
  ...lessonLinkFields,
  description: lessons.description,
  kind: lessons.kind,
  position: lessons.position,
  durationSeconds: lessons.durationSeconds,
  media: lessonMedia,
  course: jsonObject(courseLinkFields),
  content: lessons.content,
  noSkipping: lessons.noSkipping,
  minimumSeenPercent: lessons.minimumSeenPercent,
  checks: studentChecks(me),
  releasedAt: releasedAt(me),
  facilitatedGroups: facilitatedGroups(me),
  progress: jsonObject(progressFields(me, device)),
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
export type StudentLesson = JsonRow<typeof studentLessonFields> & {
  /** The language that was asked for, of which it plays the recording. */
  readonly locale?: string | null;
};

const lessonOfPerson = defineStatement('student_lesson', (db) =>
  db
    .select({ lesson: jsonObject(studentLessonFields) })
    .from(
      sql`${lessonsListedTo(me, sql` ${withProgressOf(me)} ${withOwnDevice(me, device)}`)} and ${lessons._id} = ${sql.placeholder('lessonId')}`,
    ),
);

/** One lesson of a person in one statement, or undefined where it is not open to them. */
export async function findStudentLesson(
  db: Db,
  asked: {
    readonly userId: string;
    readonly lessonId: string;
    readonly deviceId: string | null;
    readonly now: string;
  },
): Promise<StudentLesson | undefined> {
  const [row] = await lessonOfPerson.run(db, asked);
  return row?.lesson;
}

const checksForPreview = defineStatement('preview_checks', (db) =>
  db
    .select({ checks: studentChecks(me) })
    .from(
      sql`${lessons} join ${courses} on ${courses._id} = ${lessons.courseId} where ${lessons._id} = ${sql.placeholder('lessonId')}`,
    ),
);

/** What a lesson asks somebody who has answered nothing. */
export async function findPreviewChecks(
  db: Db,
  lessonId: string,
): Promise<StudentLesson['checks']> {
  const [row] = await checksForPreview.run(db, { lessonId, userId: '' });
  return row?.checks ?? [];
}
