import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

export const SERVERS = 'servers';

/** Until when any of the servers was up: one row, once one of them has begun. */
export const serverUptime = pgTable(
  'server_uptime',
  {
    _id: text('id').primaryKey(),
    upUntil: instant().notNull(),
  },
  (table) => [check('server_uptime_one_row', sql`${table._id} = ${sql.raw(`'${SERVERS}'`)}`)],
);
