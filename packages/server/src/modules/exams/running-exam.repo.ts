import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import { examAttempts, exams } from './exams.table.ts';

const running = defineStatement('running_exam', (db) =>
  db
    .select({
      _id: examAttempts._id,
      examId: examAttempts.examId,
      title: exams.title,
      status: examAttempts.status,
      dueAt: examAttempts.dueAt,
      leavingFails: examAttempts.leavingFails,
      graceSeconds: examAttempts.graceSeconds,
      connectionGraceSeconds: examAttempts.connectionGraceSeconds,
      seenAt: examAttempts.seenAt,
      leftAt: examAttempts.leftAt,
      leftBy: examAttempts.leftBy,
    })
    .from(examAttempts)
    .innerJoin(exams, sql`${exams._id} = ${examAttempts.examId}`)
    .where(
      sql`${examAttempts.userId} = ${sql.placeholder('userId')} and ${examAttempts.status} = 'OPEN' and ${examAttempts.mode} = 'EXAM' and not ${overByLaw(sql`${sql.placeholder('now')}::timestamptz`)}`,
    )
    .orderBy(sql`${examAttempts.startedAt} desc`, sql`${examAttempts._id} desc`)
    .limit(1),
);

/** The attempt that a person sits, of several the one that was begun last; undefined where there is none. */
export async function findRunningExam(
  db: Db,
  which: { readonly userId: string; readonly now: string },
) {
  const [row] = await running.run(db, which);
  return row;
}
