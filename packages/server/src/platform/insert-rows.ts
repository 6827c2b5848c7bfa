import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnText } from './column-name.ts';
import { given } from './statement.ts';

/** A row with each of its columns: nothing is left to a default. */
export type WholeRow<Table extends PgTable> = Required<InferInsertModel<Table>>;

/** A row with the names that its columns have in the database. */
export type NamedRow = Readonly<Record<string, unknown>>;

/**
 * How any number of whole rows are written by a statement that stays prepared: they are one
 * parameter, and the table says of what types its columns are.
 */
export interface WholeRows<Table extends PgTable> {
  /** The table's name, and the placeholder's: it takes named rows as JSON. */
  readonly name: string;
  /** The insert, as a part of any statement. */
  readonly insert: SQL;
  named(rows: readonly WholeRow<Table>[]): NamedRow[];
}

/** Has the rows of a table written by a part of any statement. */
export function wholeRows<Table extends PgTable>(table: Table): WholeRows<Table> {
  const name = getTableName(table);
  const columns = Object.entries(getTableColumns(table)).map(
    ([field, column]) => [field, columnText(column)] as const,
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  return {
    name,
    insert: sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${given(name, 'jsonb')})`,
    named: (rows) =>
      rows.map((row) => {
        const values = new Map<string, unknown>(Object.entries(row));
        return Object.fromEntries(columns.map(([field, column]) => [column, values.get(field)]));
      }),
  };
}
