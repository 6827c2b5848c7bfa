import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type ExamWindowRow, exams, examWindows } from './exams.table.ts';

/** Where a group is. */
export async function placeOf(db: Db, groupId: string) {
  const [row] = await db
    .select({ regionId: groups.regionId, zone: regions.timeZone, name: groups.name })
    .from(groups)
    .innerJoin(regions, eq(regions._id, groups.regionId))
    .where(eq(groups._id, groupId));
  return row;
}

/** Holds the exam, so that two people do not set the same window at once. */
export async function holdExam(db: Db, examId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(exams)
    .where(eq(exams._id, examId))
    .for('update');
  return rows.length > 0;
}

export async function findWindow(
  db: Db,
  which: Pick<ExamWindowRow, 'examId' | 'groupId'>,
): Promise<ExamWindowRow | undefined> {
  const [row] = await db
    .select()
    .from(examWindows)
    .where(and(eq(examWindows.examId, which.examId), eq(examWindows.groupId, which.groupId)))
    .for('update');
  return row;
}

export async function findWindowById(db: Db, id: string): Promise<ExamWindowRow | undefined> {
  const [row] = await db.select().from(examWindows).where(eq(examWindows._id, id)).for('update');
  return row;
}

export async function putWindow(db: Db, row: ExamWindowRow): Promise<void> {
  await db
    .insert(examWindows)
    .values(row)
    .onConflictDoUpdate({ target: examWindows._id, set: row });
}

export async function deleteWindow(db: Db, id: string): Promise<void> {
  await db.delete(examWindows).where(eq(examWindows._id, id));
}
