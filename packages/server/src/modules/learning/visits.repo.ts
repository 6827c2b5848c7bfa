import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { coursesOpenTo } from '../courses/index.ts';
import { courses } from '../courses/courses.table.ts';
import { courseActivities } from './learning.table.ts';

type VisitRow = typeof courseActivities.$inferSelect;

const me = sql`${sql.placeholder('userId')}::text`;

const openCourse = defineStatement('visit_of_course', (db) =>
  db
    .select({
      visited: sql<boolean>`exists (select 1 from ${sql`${courseActivities} where ${courseActivities._id} = ${sql.placeholder('visitId')}`})`,
    })
    .from(sql`${coursesOpenTo(me)} and ${courses._id} = ${sql.placeholder('courseId')}`),
);

/** Whether a visit is kept already, or undefined where the course is not open to the person. */
export async function findVisit(
  db: Db,
  { _id: visitId, userId, courseId, visitedAt }: VisitRow,
): Promise<{ visited: boolean } | undefined> {
  const [row] = await openCourse.run(db, { visitId, userId, courseId, now: visitedAt });
  return row;
}

/** Keeps a visit; the same one twice, also at the same moment, is one. */
export async function insertVisit(db: Db, row: VisitRow): Promise<void> {
  await db.insert(courseActivities).values(row).onConflictDoNothing();
}
