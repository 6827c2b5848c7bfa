import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courses, type LessonRow, lessons, recordings } from './courses.table.ts';
import { lessonProgress } from '../learning/learning.table.ts';
import type { Place } from './lessons.rules.ts';

/** The lesson's row, held until the transaction ends. Hold its course first (see `lockCourse`). */
export async function lockLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  const [row] = await db.select().from(lessons).where(eq(lessons._id, id)).for('update');
  return row;
}

export async function insertLesson(db: Db, row: LessonRow): Promise<void> {
  await db.insert(lessons).values(row);
}

export async function saveLesson(db: Db, row: LessonRow): Promise<void> {
  await db.update(lessons).set(row).where(eq(lessons._id, row._id));
}

export async function deleteLesson(db: Db, id: string): Promise<void> {
  await db.delete(lessons).where(eq(lessons._id, id));
}

/** The lessons of a course in their order. */
export function lessonOrder(db: Db, courseId: string): Promise<Place[]> {
  return db
    .select({ _id: lessons._id, position: lessons.position })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons._id));
}

/**
 * Moves lessons to their new positions. Their version rises: a form that still shows the old
 * position must not put it back.
 */
export async function placeLessons(
  db: Db,
  places: readonly Place[],
  stamp: Pick<LessonRow, 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  if (places.length === 0) return;
  const rows = sql.join(
    places.map(({ _id, position }) => sql`(${_id}::text, ${position}::int)`),
    sql`, `,
  );
  await db
    .update(lessons)
    .set({ ...stamp, position: sql`place.position`, version: sql`${lessons.version} + 1` })
    .from(sql`(values ${rows}) as place(id, position)`)
    .where(eq(lessons._id, sql`place.id`));
}

/** Whether somebody has begun the lesson. */
export async function hasProgress(db: Db, lessonId: string): Promise<boolean> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(eq(lessonProgress.lessonId, lessonId))
    .limit(1);
  return rows.length > 0;
}

/** Whether it plays something in any language. */
export async function hasRecordings(db: Db, lessonId: string): Promise<boolean> {
  const rows = await db
    .select({ locale: recordings.locale })
    .from(recordings)
    .where(eq(recordings.lessonId, lessonId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Makes the length of a lesson, or of all lessons of a course, that of what it plays in the course's
 * language, or else in the first one.
 */
export async function renewDurations(
  db: Db,
  of: { readonly lessonId: string } | { readonly courseId: string },
): Promise<void> {
  const first = sql`select ${recordings.durationSeconds} from ${recordings} join ${courses} on ${courses._id} = ${lessons.courseId} where ${recordings.lessonId} = ${lessons._id} order by ${recordings.locale} <> ${courses.locale}, ${recordings.locale} limit 1`;
  await db
    .update(lessons)
    .set({ durationSeconds: sql`(${first})` })
    .where('lessonId' in of ? eq(lessons._id, of.lessonId) : eq(lessons.courseId, of.courseId));
}

/** The lesson's row as it is, or undefined. */
export async function findLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  const [row] = await db.select().from(lessons).where(eq(lessons._id, id));
  return row;
}
