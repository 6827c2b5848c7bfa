import { type Column, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { logitGroups, logits } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { userTokens } from '../identity/account-tokens.table.ts';
import { browserFlows } from '../identity/browser-flow.table.ts';
import { sessions } from '../identity/identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';
import { userMergers } from '../people/mergers.table.ts';
import { setupLinks } from '../setup/setup.table.ts';
import { d2lTickets } from '../d2l/d2l.table.ts';

interface Expiring {
  readonly name: string;
  readonly table: PgTable;
  /** The moment after which nobody needs the row. */
  readonly over: Column;
}

/** What opens nothing any more once its time is over. A table with `expires_at` stands here. */
export const expiring: readonly Expiring[] = [
  { name: 'sessions', table: sessions, over: sessions.expiresAt },
  { name: 'links', table: userTokens, over: userTokens.expiresAt },
  { name: 'browserFlows', table: browserFlows, over: browserFlows.expiresAt },
  { name: 'd2lTickets', table: d2lTickets, over: d2lTickets.expiresAt },
  { name: 'setupLinks', table: setupLinks, over: setupLinks.expiresAt },
  { name: 'mergers', table: userMergers, over: userMergers.expiresAt },
  { name: 'tries', table: throttle, over: throttle.expire },
];

/** What is kept for a while: the reports of the apps, and crashes that nobody has seen since. */
export const retained: readonly Expiring[] = [
  { name: 'reports', table: logits, over: logits.at },
  { name: 'crashes', table: logitGroups, over: logitGroups.lastAt },
];

/** Rows of one statement: nobody waits long behind it. */
const ROWS_AT_ONCE = sql.raw('5000');

const Removed = z.object({ rows: z.array(z.unknown()) });

/** Removes rows whose time was over at a moment, some at a time. @returns how many. */
export async function removeOver(
  db: Db,
  { table, over }: Expiring,
  moment: string,
): Promise<number> {
  const found = await db.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${over} < ${moment}::timestamptz limit ${ROWS_AT_ONCE})) returning 1`,
  );
  return Removed.parse(found).rows.length;
}
