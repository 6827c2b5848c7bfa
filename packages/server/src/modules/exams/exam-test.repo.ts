import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { groups } from '../groups/groups.table.ts';
import { examAttempts } from './exams.table.ts';

/**
 * Where a test run is written down: a sitting belongs to a group. It is found by no list of the
 * group's, and gone after a day.
 */
export async function findTestPlace(db: Db) {
  const [place] = await db
    .select({ groupId: groups._id, regionId: groups.regionId })
    .from(groups)
    .orderBy(groups.archived, groups._id)
    .limit(1);
  return place;
}

/** Takes the person's earlier test run of an exam away. */
export async function removeOwnTest(
  db: Db,
  { userId, examId }: { readonly userId: string; readonly examId: string },
): Promise<void> {
  await db
    .delete(examAttempts)
    .where(
      sql`${examAttempts.userId} = ${userId} and ${examAttempts.examId} = ${examId} and ${examAttempts.mode} = 'TEST'`,
    );
}
