import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type QuestionPoolRow, questionPools } from './questions.table.ts';

/** The course of a pool; undefined when there is no such pool. */
export async function courseOfPool(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ courseId: questionPools.courseId })
    .from(questionPools)
    .where(eq(questionPools._id, id));
  return row?.courseId;
}

export async function lockPool(db: Db, id: string): Promise<QuestionPoolRow | undefined> {
  const [row] = await db
    .select()
    .from(questionPools)
    .where(eq(questionPools._id, id))
    .for('update');
  return row;
}

export async function insertPool(db: Db, row: QuestionPoolRow): Promise<void> {
  await db.insert(questionPools).values(row);
}

export async function savePool(db: Db, row: QuestionPoolRow): Promise<void> {
  await db.update(questionPools).set(row).where(eq(questionPools._id, row._id));
}

export async function deletePool(db: Db, id: string): Promise<void> {
  await db.delete(questionPools).where(eq(questionPools._id, id));
}
