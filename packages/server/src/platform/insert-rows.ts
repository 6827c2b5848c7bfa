import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnText } from './column-name.ts';
import type { Db } from './database.ts';
import { defineStatement, given } from './statement.ts';

/** A row with each of its columns: nothing is left to a default. */
export type WholeRow<Table extends PgTable> = Required<InferInsertModel<Table>>;

/**
 * How any number of whole rows are written by one statement that stays prepared: they are one
 * parameter, and the table says of what types its columns are.
 */
export interface WholeRows<Table extends PgTable> {
  /** The insert, with the placeholder `rows`. */
  readonly insert: SQL;
  /** What fills it. */
  text(rows: readonly WholeRow<Table>[]): string;
}

/** The rows of a table, as a part of any statement. */
export function wholeRows<Table extends PgTable>(table: Table): WholeRows<Table> {
  const columns = Object.entries(getTableColumns(table)).map(
    ([field, column]) => [field, columnText(column)] as const,
  );
  const names = sql.join(
    columns.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  return {
    insert: sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${given('rows', 'jsonb')})`,
    text: (rows) =>
      JSON.stringify(
        rows.map((row) => {
          const values = new Map<string, unknown>(Object.entries(row));
          return Object.fromEntries(columns.map(([field, name]) => [name, values.get(field)]));
        }),
      ),
  };
}

/**
 * Declares the insert of whole rows.
 * @param key says what the statement is; two statements never share one.
 */
export function defineInsert<Table extends PgTable>(
  key: string,
  table: Table,
): (db: Db, rows: readonly WholeRow<Table>[]) => Promise<void> {
  const rows = wholeRows(table);
  const statement = defineStatement(key, (db) =>
    db
      .with(db.$with('written', {}).as(rows.insert))
      .select({ done: sql<boolean>`true` })
      .from(sql`(select 1) as one`),
  );
  return async (db, whole) => {
    if (whole.length > 0) await statement.run(db, { rows: rows.text(whole) });
  };
}
