import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { courseCategories, type CourseRow, courses, courseTeachers } from './courses.table.ts';

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

export async function categoryIdsOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ categoryId: courseCategories.categoryId })
    .from(courseCategories)
    .where(eq(courseCategories.courseId, courseId))
    .orderBy(asc(courseCategories.categoryId));
  return rows.map((row) => row.categoryId);
}

/** Puts a course under exactly these categories. */
export async function replaceCategories(
  db: Db,
  courseId: string,
  categoryIds: readonly string[],
): Promise<void> {
  await db.delete(courseCategories).where(eq(courseCategories.courseId, courseId));
  if (categoryIds.length === 0) return;
  await db
    .insert(courseCategories)
    .values(categoryIds.map((categoryId) => ({ courseId, categoryId })));
}

export async function teacherIdsOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ teacherId: courseTeachers.teacherId })
    .from(courseTeachers)
    .where(eq(courseTeachers.courseId, courseId))
    .orderBy(asc(courseTeachers.position));
  return rows.map((row) => row.teacherId);
}

/** Whether all of these teachers are there; they stay until the transaction ends. */
export async function areTeachers(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .select({ _id: teachers._id })
    .from(teachers)
    .where(inArray(teachers._id, [...ids]))
    .for('key share');
  return rows.length === ids.length;
}

/** Has a course taught by exactly these, in this order. */
export async function replaceTeachers(
  db: Db,
  courseId: string,
  teacherIds: readonly string[],
): Promise<void> {
  await db.delete(courseTeachers).where(eq(courseTeachers.courseId, courseId));
  if (teacherIds.length === 0) return;
  await db
    .insert(courseTeachers)
    .values(teacherIds.map((teacherId, at) => ({ courseId, teacherId, position: at + 1 })));
}

/** The course's row as it is, or undefined. */
export async function findCourse(db: Db, id: string): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses._id, id));
  return row;
}
