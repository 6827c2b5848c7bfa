import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type SavedCommentRow, savedComments } from './assignments.table.ts';

/** What somebody saved, what they use most first; in one language or in all. */
export const commentsOf = (
  db: Db,
  ownerId: string,
  locale: string | null | undefined,
): Promise<SavedCommentRow[]> =>
  db
    .select()
    .from(savedComments)
    .where(
      and(
        eq(savedComments.ownerId, ownerId),
        locale ? eq(savedComments.locale, locale) : undefined,
      ),
    )
    .orderBy(desc(savedComments.usedCount), asc(savedComments.text), asc(savedComments._id));

export async function countComments(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ comments: count() })
    .from(savedComments)
    .where(eq(savedComments.ownerId, ownerId));
  return row?.comments ?? 0;
}

/** The comment's row, held until the transaction ends. */
export async function lockComment(db: Db, id: string): Promise<SavedCommentRow | undefined> {
  const [row] = await db
    .select()
    .from(savedComments)
    .where(eq(savedComments._id, id))
    .for('update');
  return row;
}

export async function insertComment(db: Db, row: SavedCommentRow): Promise<void> {
  await db.insert(savedComments).values(row);
}

export async function saveComment(db: Db, row: SavedCommentRow): Promise<void> {
  await db.update(savedComments).set(row).where(eq(savedComments._id, row._id));
}

export async function deleteComment(db: Db, id: string): Promise<void> {
  await db.delete(savedComments).where(eq(savedComments._id, id));
}

/** Counts that somebody used comments of their own. */
export async function countUse(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(savedComments)
    .set({ usedCount: sql`${savedComments.usedCount} + 1` })
    .where(and(eq(savedComments.ownerId, ownerId), inArray(savedComments._id, [...ids])));
}
