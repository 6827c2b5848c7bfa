import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courses, lessons } from './courses.table.ts';
import { courseActivities, lessonProgress, type ProgressRow } from '../learning/learning.table.ts';
import { offeredToPerson } from './student-courses.repo.ts';

const me = sql`${sql.placeholder('userId')}::text`;

const openLesson = defineStatement('open_lesson', (db) =>
  db
    .select({ durationSeconds: lessons.durationSeconds })
    .from(lessons)
    .innerJoin(courses, eq(courses._id, lessons.courseId))
    .where(
      and(
        eq(lessons._id, sql.placeholder('lessonId')),
        lessons.published,
        courses.published,
        offeredToPerson(me),
      ),
    ),
);

/** What progress needs to know of a lesson, or undefined where it is not open to the person. */
export async function findOpenLesson(
  db: Db,
  userId: string,
  lessonId: string,
): Promise<{ durationSeconds: number | null } | undefined> {
  const [row] = await openLesson.run(db, { userId, lessonId });
  return row;
}

/** Saves how far a person is. What was completed stays completed since that day. */
export async function upsertProgress(
  db: Db,
  row: typeof lessonProgress.$inferInsert,
): Promise<ProgressRow | undefined> {
  const [saved] = await db
    .insert(lessonProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        positionSeconds: row.positionSeconds,
        playedAt: row.playedAt,
        playbackSpeed: row.playbackSpeed,
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
        updatedAt: row.updatedAt,
      },
    })
    .returning();
  return saved;
}

const openCourse = defineStatement('open_course', (db) =>
  db
    .select({
      visited: sql<boolean>`exists (select 1 from ${sql`${courseActivities} where ${courseActivities._id} = ${sql.placeholder('activityId')}`})`,
    })
    .from(courses)
    .where(
      and(eq(courses._id, sql.placeholder('courseId')), courses.published, offeredToPerson(me)),
    ),
);

/** Whether a visit is kept already, or undefined where the course is not open to the person. */
export async function findOpenCourse(
  db: Db,
  visit: ActivityRow,
): Promise<{ visited: boolean } | undefined> {
  const { _id: activityId, userId, courseId } = visit;
  const [row] = await openCourse.run(db, { activityId, userId, courseId });
  return row;
}

export type ActivityRow = typeof courseActivities.$inferSelect;

/** Keeps a visit; the same one twice, also at the same moment, is one. */
export async function insertActivity(db: Db, row: ActivityRow): Promise<void> {
  await db.insert(courseActivities).values(row).onConflictDoNothing();
}
