import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courseCategories, courses } from '../courses/courses.table.ts';
import type { CategoryKind } from './categories.rules.ts';
import { categories, type CategoryRow } from './categories.table.ts';

/** The category's row, held until the transaction ends. */
export async function lockCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories._id, id)).for('update');
  return row;
}

/** Whether all of these are categories of that kind; they stay so until the transaction ends. */
export async function areCategoriesOf(
  db: Db,
  ids: readonly string[],
  kind: CategoryKind,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .select({ id: categories._id })
    .from(categories)
    .where(and(inArray(categories._id, [...ids]), eq(categories.kind, kind)))
    .for('share');
  return rows.length === ids.length;
}

export async function insertCategory(db: Db, row: CategoryRow): Promise<void> {
  await db.insert(categories).values(row);
}

export async function saveCategory(db: Db, row: CategoryRow): Promise<void> {
  await db.update(categories).set(row).where(eq(categories._id, row._id));
}

export async function deleteCategory(db: Db, id: string): Promise<void> {
  await db.delete(categories).where(eq(categories._id, id));
}

/** How many courses are under a category, and the codes of the first few. */
export async function coursesUnder(
  db: Db,
  id: string,
  few: number,
): Promise<{ count: number; codes: string[] }> {
  const under = eq(courseCategories.categoryId, id);
  const [total] = await db.select({ count: count() }).from(courseCategories).where(under);
  const named = await db
    .select({ code: courses.code })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.courseId, courses._id))
    .where(under)
    .orderBy(asc(courses.code))
    .limit(few);
  return { count: total?.count ?? 0, codes: named.map(({ code }) => code) };
}
