import { eq, sql } from 'drizzle-orm';
import type { Work } from '../../platform/work.ts';
import { newId } from '../../platform/id.ts';
import { assignments, submissions } from '../assignments/assignments.table.ts';
import { type GradeChangeRow, gradeChanges } from './grades.table.ts';

/** A grade that was there, or is there, and is another one now. */
export type ChangedGrade = Omit<GradeChangeRow, '_id' | 'at'>;

/**
 * Writes down that a grade changed, in the transaction that changes it. The first grade of an attempt
 * or submission is no change, nor is one that comes out the same.
 */
export async function noteGradeChange(work: Work, change: ChangedGrade): Promise<void> {
  if (change.before === change.after) return;
  await work.db.insert(gradeChanges).values({ ...change, _id: newId(), at: work.now });
}

/** What the assignment of a submission is called. */
export async function titleOfSubmission(work: Work, submissionId: string): Promise<string> {
  const [row] = await work.db
    .select({ title: assignments.title })
    .from(submissions)
    .innerJoin(assignments, eq(assignments._id, submissions.assignmentId))
    .where(eq(submissions._id, submissionId));
  return row?.title ?? '';
}

/** Whether the subject has had a grade that went or changed. */
export async function hasChanged(work: Work, subjectId: string): Promise<boolean> {
  const [row] = await work.db
    .select({ one: sql<number>`1` })
    .from(gradeChanges)
    .where(eq(gradeChanges.subjectId, subjectId))
    .limit(1);
  return row !== undefined;
}
