import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courses } from '../courses/courses.table.ts';
import type { CategoryKind } from './categories.rules.ts';
import { categories, type CategoryRow } from './categories.table.ts';

/** The category's row, held until the transaction ends. */
export async function lockCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories._id, id)).for('update');
  return row;
}

/** Whether there is such a category of that kind; it stays so until the transaction ends. */
export async function isCategoryOf(db: Db, id: string, kind: CategoryKind): Promise<boolean> {
  const rows = await db
    .select({ id: categories._id })
    .from(categories)
    .where(and(eq(categories._id, id), eq(categories.kind, kind)))
    .for('share');
  return rows.length > 0;
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
  const under = eq(courses.categoryId, id);
  const [total] = await db.select({ count: count() }).from(courses).where(under);
  const named = await db
    .select({ code: courses.code })
    .from(courses)
    .where(under)
    .orderBy(asc(courses.code))
    .limit(few);
  return { count: total?.count ?? 0, codes: named.map(({ code }) => code) };
}
