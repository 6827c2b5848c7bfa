import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { assignments, submissions } from '../assignments/assignments.table.ts';
import type { AboutWhom, Subject } from './appeal-subjects.ts';

/** Whose work it is and when its grade came to stand. */
export async function loadSubmission(
  db: Db,
  { subjectId }: AboutWhom,
): Promise<Subject | undefined> {
  const [row] = await db
    .select({
      ownerId: submissions.userId,
      groupId: submissions.groupId,
      regionId: submissions.regionId,
      title: assignments.title,
      gradedBy: submissions.gradedBy,
      resultAt: submissions.gradedAt,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments._id, submissions.assignmentId))
    .where(eq(submissions._id, subjectId));
  return row;
}
