import { and, eq, gt, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { mails } from '../../mail/mail.table.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { feedbackFiles, submissionFiles, submissions } from '../assignments/assignments.table.ts';
import { attemptEvents, attemptQuestions } from '../exams/attempt-questions.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { userTokens } from '../identity/account-tokens.table.ts';
import { users } from '../identity/identity.table.ts';
import { personReferences } from './person-references.ts';

type Token = typeof userTokens.$inferInsert;

/** Keeps the link to an export; an earlier one of the same person stops working. */
export async function keepExportLink(db: Db, row: Omit<Token, 'purpose'>): Promise<void> {
  const purpose = 'EXPORT';
  await db
    .delete(userTokens)
    .where(and(eq(userTokens.userId, row.userId), eq(userTokens.purpose, purpose)));
  await db.insert(userTokens).values({ ...row, purpose });
}

/** Uses up the link to an export. @returns whose data it opens, or undefined. */
export async function takeExportLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash),
        eq(userTokens.purpose, 'EXPORT'),
        gt(userTokens.expiresAt, now),
      ),
    )
    .returning({ userId: userTokens.userId });
  return taken?.userId;
}

/** Where an export reads: rows of a table by a condition on one column, or by another table. */
interface Place {
  /** `table.column`, as the export calls it. */
  readonly name: string;
  readonly table: PgTable;
  readonly where: ReturnType<typeof sql>;
}

const place = (table: PgTable, column: PgColumn, id: string): Place => ({
  name: `${getTableConfig(table).name}.${column.name}`,
  table,
  where: sql`${column} = ${id}`,
});

/** Everything that refers to a person, and what hangs on that. */
export const placesOf = (id: string): Place[] => [
  place(users, users._id, id),
  ...personReferences.map(({ table, column }) => place(table, column, id)),
  place(auditEntries, auditEntries.entityId, id),
  ...[
    { name: 'attempt_questions', table: attemptQuestions, column: attemptQuestions.attemptId },
    { name: 'attempt_events', table: attemptEvents, column: attemptEvents.attemptId },
  ].map(({ name, table, column }) => ({
    name,
    table,
    where: sql`${column} in (select ${examAttempts._id} from ${examAttempts} where ${examAttempts.userId} = ${id})`,
  })),
  ...[submissionFiles, feedbackFiles].map((table) => ({
    name: getTableConfig(table).name,
    table,
    where: sql`${table.submissionId} in (select ${submissions._id} from ${submissions} where ${submissions.userId} = ${id})`,
  })),
  {
    name: 'mails',
    table: mails,
    where: sql`${mails.recipient} = (select ${users.email} from ${users} where ${users._id} = ${id})`,
  },
];

const Page = z.object({
  rows: z.array(z.object({ place: z.string(), row: z.record(z.string(), z.unknown()) })),
});

/** Rows of one statement: an export of years of work is never whole in memory. */
const ROWS_AT_ONCE = 1000;

/** The rows of a place as JSON, page by page. */
export async function* rowsOf(db: Db, { table, where }: Place) {
  let last = '(0,0)';
  for (;;) {
    const found = await db.execute(
      sql`select ctid::text as place, to_jsonb(${table}) as row from ${table} where ${where} and ctid > ${last}::tid order by ctid limit ${sql.raw(String(ROWS_AT_ONCE))}`,
    );
    const { rows } = Page.parse(found);
    for (const { row } of rows) yield row;
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.place;
  }
}
