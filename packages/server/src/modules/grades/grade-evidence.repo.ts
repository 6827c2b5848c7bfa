import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { assignments, submissions } from '../assignments/assignments.table.ts';
import { examAttempts, exams } from '../exams/exams.table.ts';
import { users } from '../identity/identity.table.ts';
import { type GradeEvent, gradeEvent, inOrder } from './grade-evidence.rules.ts';
import { gradeChanges } from './grades.table.ts';

/** How the grade of a submission came about, in order. */
export async function submissionEvidence(db: Db, submissionId: string): Promise<GradeEvent[]> {
  return inOrder([
    ...(await ofWork(db, eq(submissions._id, submissionId))),
    ...(await ofChanges(db, eq(gradeChanges.subjectId, submissionId))),
  ]);
}

/** How the grade of a course came about: every result that it is made of, and what changed, in order. */
export async function courseEvidence(
  db: Db,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
): Promise<GradeEvent[]> {
  return inOrder([
    ...(await ofAttempts(db, userId, courseId)),
    ...(await ofWork(db, and(eq(submissions.userId, userId), eq(submissions.courseId, courseId)))),
    ...(await ofChanges(
      db,
      and(eq(gradeChanges.userId, userId), eq(gradeChanges.courseId, courseId)),
    )),
  ]);
}

async function ofAttempts(db: Db, userId: string, courseId: string): Promise<GradeEvent[]> {
  const rows = await db
    .select({ at: examAttempts.finishedAt, title: exams.title, score: examAttempts.score })
    .from(examAttempts)
    .innerJoin(exams, eq(exams._id, examAttempts.examId))
    .where(
      and(
        eq(examAttempts.userId, userId),
        eq(examAttempts.courseId, courseId),
        eq(examAttempts.mode, 'EXAM'),
        isNotNull(examAttempts.finishedAt),
      ),
    );
  return rows.flatMap(({ at, ...detail }) => gradeEvent(at, 'EXAM_RESULT', detail));
}

async function ofWork(db: Db, where: SQL | undefined): Promise<GradeEvent[]> {
  const rows = await db
    .select({ work: submissions, title: assignments.title, byName: users.fullName })
    .from(submissions)
    .innerJoin(assignments, eq(assignments._id, submissions.assignmentId))
    .leftJoin(users, eq(users._id, submissions.gradedBy))
    .where(and(where, ne(submissions.status, 'DRAFT')));
  return rows.flatMap(({ work, title, byName }) => [
    ...gradeEvent(work.submittedAt, 'HANDED_IN', { title, receipt: work.receiptCode }),
    ...(work.completed === null
      ? gradeEvent(work.gradedAt, 'GRADED', { title, score: work.score }, byName)
      : gradeEvent(
          work.gradedAt,
          work.completed ? 'COMPLETED' : 'NOT_COMPLETED',
          { title },
          byName,
        )),
  ]);
}

async function ofChanges(db: Db, where: SQL | undefined): Promise<GradeEvent[]> {
  const rows = await db
    .select({ change: gradeChanges, byName: users.fullName })
    .from(gradeChanges)
    .leftJoin(users, eq(users._id, gradeChanges.changedBy))
    .where(where);
  return rows.flatMap(({ change: { at, title, before, after, reason }, byName }) =>
    gradeEvent(at, 'GRADE_CHANGED', { title, before, after, reason }, byName),
  );
}
