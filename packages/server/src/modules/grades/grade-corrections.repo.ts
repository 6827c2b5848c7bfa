import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type GradeCorrectionRow, gradeCorrections } from './grade-corrections.table.ts';

/** The correction of somebody's grade, held until the transaction ends. */
export async function lockCorrection(
  db: Db,
  { userId, courseId }: Pick<GradeCorrectionRow, 'userId' | 'courseId'>,
): Promise<GradeCorrectionRow | undefined> {
  const [row] = await db
    .select()
    .from(gradeCorrections)
    .where(and(eq(gradeCorrections.userId, userId), eq(gradeCorrections.courseId, courseId)))
    .for('update');
  return row;
}

/**
 * Puts it into the place of the version before it.
 * @returns whether it did; false where somebody else was faster.
 */
export async function saveCorrection(db: Db, row: GradeCorrectionRow): Promise<boolean> {
  const { _id, ...change } = row;
  const saved = await db
    .insert(gradeCorrections)
    .values(row)
    .onConflictDoUpdate({
      target: [gradeCorrections.userId, gradeCorrections.courseId],
      set: change,
      setWhere: eq(gradeCorrections.version, row.version - 1),
    })
    .returning({ _id: gradeCorrections._id });
  return saved.length > 0;
}

export async function deleteCorrection(
  db: Db,
  { _id }: Pick<GradeCorrectionRow, '_id'>,
): Promise<void> {
  await db.delete(gradeCorrections).where(eq(gradeCorrections._id, _id));
}
