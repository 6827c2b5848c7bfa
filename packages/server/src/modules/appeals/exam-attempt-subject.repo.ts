import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { attemptEvents, attemptQuestions } from '../exams/attempt-questions.table.ts';
import { examAttempts, exams } from '../exams/exams.table.ts';
import { isRestorable } from '../exams/index.ts';
import { users } from '../identity/identity.table.ts';
import type { AboutWhom, Evidence, Subject } from './appeal-subjects.ts';

/** Who graded one of its answers last; null where none was graded by hand. */
const gradedBy = sql<
  string | null
>`(select ${attemptQuestions.markedBy} from ${attemptQuestions} where ${attemptQuestions.attemptId} = ${examAttempts._id} and ${attemptQuestions.markedBy} is not null order by ${attemptQuestions.markedAt} desc limit 1)`;

/** Whose attempt it is and when its result came to stand. */
export async function loadAttempt(db: Db, { subjectId }: AboutWhom): Promise<Subject | undefined> {
  const [row] = await db
    .select({ attempt: examAttempts, title: exams.title, gradedBy })
    .from(examAttempts)
    .innerJoin(exams, eq(exams._id, examAttempts.examId))
    .where(eq(examAttempts._id, subjectId));
  if (!row) return undefined;
  const { attempt, ...rest } = row;
  const { userId: ownerId, groupId, regionId } = attempt;
  // Only what can be opened again is worth an appeal.
  const resultAt = isRestorable(attempt) ? attempt.finishedAt : null;
  return { ...rest, ownerId, groupId, regionId, resultAt };
}

/** What happened in an attempt, in order. */
export async function attemptEvidence(db: Db, { subjectId }: AboutWhom): Promise<Evidence[]> {
  const rows = await db
    .select({
      at: attemptEvents.at,
      kind: attemptEvents.kind,
      detail: attemptEvents.detail,
      byName: users.fullName,
    })
    .from(attemptEvents)
    .leftJoin(users, eq(users._id, attemptEvents.userId))
    .where(eq(attemptEvents.attemptId, subjectId))
    .orderBy(asc(attemptEvents.at), asc(attemptEvents._id));
  return rows.map(({ detail, ...event }) => ({
    ...event,
    detail: Object.entries(detail ?? {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: String(value) })),
  }));
}
