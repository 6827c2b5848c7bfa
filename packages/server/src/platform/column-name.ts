import { type Column, type SQL, sql } from 'drizzle-orm';

/** A column's name in the database, as text. */
export const columnText = ({ name, keyAsName }: Column): string =>
  keyAsName ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;

/** A column's name in the database, without its table: for what is set. */
export const columnName = (column: Column): SQL => sql`${sql.identifier(columnText(column))}`;
