import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courseGroups, type CourseRow, courses } from './courses.table.ts';

/** The course's row, held until the transaction ends. */
export async function lockCourse(db: Db, id: string): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses._id, id)).for('update');
  return row;
}

export async function insertCourse(db: Db, row: CourseRow): Promise<void> {
  await db.insert(courses).values(row);
}

export async function saveCourse(db: Db, row: CourseRow): Promise<void> {
  await db.update(courses).set(row).where(eq(courses._id, row._id));
}

export async function deleteCourse(db: Db, id: string): Promise<void> {
  await db.delete(courses).where(eq(courses._id, id));
}

export async function groupIdsOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ groupId: courseGroups.groupId })
    .from(courseGroups)
    .where(eq(courseGroups.courseId, courseId))
    .orderBy(asc(courseGroups.groupId));
  return rows.map((row) => row.groupId);
}

/** Offers a course to exactly these groups. */
export async function replaceGroups(
  db: Db,
  courseId: string,
  groupIds: readonly string[],
): Promise<void> {
  const ids = [...groupIds];
  const gone = ids.length > 0 ? notInArray(courseGroups.groupId, ids) : undefined;
  await db.delete(courseGroups).where(and(eq(courseGroups.courseId, courseId), gone));
  if (ids.length === 0) return;
  await db
    .insert(courseGroups)
    .values(ids.map((groupId) => ({ courseId, groupId })))
    .onConflictDoNothing();
}
