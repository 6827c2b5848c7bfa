import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries, logitGroups, logits } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';

export async function insertLogitRow(db: Db, row: typeof logits.$inferInsert): Promise<void> {
  await db.insert(logits).values(row);
}

/** Counts a crash with its like. @returns the group's id. */
export async function countCrash(
  db: Db,
  { _id, message, at }: { readonly _id: string; readonly message: string; readonly at: string },
): Promise<string> {
  const [group] = await db
    .insert(logitGroups)
    .values({ _id, message, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: logitGroups.message,
      set: { count: sql`${logitGroups.count} + 1`, lastAt: at },
    })
    .returning({ _id: logitGroups._id });
  return group?._id ?? _id;
}

const Found = z.object({ rows: z.array(z.object({ action: z.string() })) });

/** Actions that occur, for the filter's choices: the index is skipped through, never read whole. */
export async function knownActions(db: Db): Promise<string[]> {
  const rows = await Promise.all(
    [
      { table: auditEntries, column: auditEntries.action },
      { table: logits, column: logits.action },
    ].map(async ({ table, column }) => {
      const found = await db.execute(
        sql`with recursive each(action) as ((select min(${column}) from ${table}) union all select (select min(${column}) from ${table} where ${column} > each.action) from each where each.action is not null) select action from each where action is not null`,
      );
      return Found.parse(found).rows.map(({ action }) => action);
    }),
  );
  return [...new Set(rows.flat())].toSorted();
}
