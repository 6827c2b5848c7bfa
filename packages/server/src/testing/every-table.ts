import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import { rowsOf } from './rows-of.ts';

const Names = z.array(z.object({ name: z.string() }));
const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** All rows of all our tables, by the table, in an order of their own. */
export async function everyTable(db: Db) {
  const names = Names.parse(
    await rowsOf(
      db,
      sql`select table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
    ),
  );
  const tables = new Map<string, readonly Record<string, unknown>[]>();
  for (const { name } of names) {
    const found = await rowsOf(
      db,
      sql`select to_jsonb(each) as row from ${sql.identifier(name)} as each order by to_jsonb(each)::text`,
    );
    tables.set(
      name,
      Rows.parse(found).map(({ row }) => row),
    );
  }
  return tables;
}
