import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import { columnName } from '../../platform/column-name.ts';
import type { Db } from '../../platform/database.ts';

/** A copy of a record under another id, as it was when something has changed it since. */
export async function copy(db: Db, table: Table, from: string, id: string, other: object = {}) {
  const name = sql.identifier(getTableName(table));
  const version = 'version' in table ? { version: 1 } : {};
  const change = JSON.stringify({ id, ...version, ...other });
  const columns = Object.values(getTableColumns(table)).map(columnName);
  const back = columns.map((column) => sql`${column} = excluded.${column}`);
  await db.execute(
    sql`insert into ${name} select (jsonb_populate_record(t, ${change}::jsonb)).* from ${name} t where id = ${from} on conflict (id) do update set ${sql.join(back, sql`, `)}`,
  );
}
