import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column's name in the database, as text. */
export const columnText = ({ name, keyAsName }: PgColumn): string =>
  keyAsName ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;

/** A column's name in the database, without its table: for what is set. */
export const columnName = (column: PgColumn): SQL => sql`${sql.identifier(columnText(column))}`;
