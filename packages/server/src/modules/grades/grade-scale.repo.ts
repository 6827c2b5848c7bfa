import { defaultScale, type GradeBand } from '@lampstand/grades';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type GradeScaleRow, gradeScales, SCALE_ID } from './grades.table.ts';

/** The bands in force, as a part of any statement; null as long as nobody has saved any. */
export const storedBands: SQL<readonly GradeBand[] | null> = sql<
  readonly GradeBand[] | null
>`(select ${gradeScales.bands} from ${gradeScales})`;

export const bandsOr = (stored: readonly GradeBand[] | null): readonly GradeBand[] =>
  stored ?? defaultScale;

/** The scale, once it was saved. */
export const storedScale = defineStatement('stored_grade_scale', (db) =>
  db.select().from(gradeScales),
);

/** The scale's row, held until the transaction ends. */
export async function lockScale(db: Db): Promise<GradeScaleRow | undefined> {
  const [row] = await db
    .select()
    .from(gradeScales)
    .where(eq(gradeScales._id, SCALE_ID))
    .for('update');
  return row;
}

/** @returns false where somebody else has saved the first one in the meantime. */
export async function insertScale(db: Db, row: GradeScaleRow): Promise<boolean> {
  const saved = await db.insert(gradeScales).values(row).onConflictDoNothing().returning();
  return saved.length > 0;
}

export async function saveScale(db: Db, row: GradeScaleRow): Promise<void> {
  await db.update(gradeScales).set(row).where(eq(gradeScales._id, SCALE_ID));
}
