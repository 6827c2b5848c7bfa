import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { LAST_ANSWER_SECONDS, PRESENCE_SECONDS } from './attempt-clock.rules.ts';
import { examAttempts } from './exams.table.ts';

const seconds = (count: SQL | number) => sql`make_interval(secs => ${count})`;
const slack = seconds(sql.raw(String(LAST_ANSWER_SECONDS)));
const grace = seconds(sql`${examAttempts.graceSeconds}`);
const unheard = seconds(
  sql`(${examAttempts.connectionGraceSeconds} + ${sql.raw(String(PRESENCE_SECONDS))})`,
);

/**
 * Whether the law has ended an attempt that still stands as open (see `verdictOf`, which says how).
 * @param now the moment, as a timestamptz.
 */
export const overByLaw = (now: SQL): SQL<boolean> =>
  sql<boolean>`(${examAttempts.status} = 'OPEN' and coalesce(${examAttempts.dueAt} + ${slack} < ${now} or (${examAttempts.leavingFails} and (${examAttempts.leftAt} + ${grace} < ${now} or ${examAttempts.seenAt} + ${unheard} < ${now})), false))`;

const overdue = defineStatement('exam_attempts_over', (db) =>
  db
    .select({ _id: examAttempts._id })
    .from(examAttempts)
    .where(overByLaw(sql`${sql.placeholder('now')}::timestamptz`))
    .limit(sql.placeholder('limit')),
);

/** Attempts that the law has ended and nobody has looked at since. */
export const findOverdue = (
  db: Db,
  now: string,
  limit: number,
): Promise<{ readonly _id: string }[]> => overdue.run(db, { now, limit });

const overdueOf = defineStatement('exam_attempts_over_of', (db) =>
  db
    .select({ _id: examAttempts._id })
    .from(examAttempts)
    .where(
      sql`${examAttempts.userId} = ${sql.placeholder('userId')} and ${examAttempts.examId} = ${sql.placeholder('examId')} and ${overByLaw(sql`${sql.placeholder('now')}::timestamptz`)}`,
    ),
);

/** Those of one person at one exam. */
export const findOverdueOf = (
  db: Db,
  which: { readonly userId: string; readonly examId: string; readonly now: string },
) => overdueOf.run(db, which);

/** Takes away what staff tried out before a moment. @returns their ids. */
export async function removeTests(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .delete(examAttempts)
    .where(and(eq(examAttempts.mode, 'TEST'), lt(examAttempts.startedAt, before)))
    .returning({ _id: examAttempts._id });
  return rows.map(({ _id }) => _id);
}
