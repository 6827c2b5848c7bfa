import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../platform/database.ts';
import { migrate } from '../platform/migrate.ts';
import { emptyDatabase } from './empty-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface OlderDatabase {
  readonly database: Database;
  drop(): Promise<void>;
}

/**
 * A database of an earlier version of the product with rows in it, brought to today's.
 * @param version how many migrations it had.
 * @param rows statements of that day that fill it.
 */
export async function olderDatabase(
  version: number,
  rows: readonly string[],
): Promise<OlderDatabase> {
  const empty = await emptyDatabase();
  const database = await empty.open();
  const { db } = database;
  await db.execute(
    sql`create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, version)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
  }
  for (const row of rows) await db.execute(sql.raw(row));
  await migrate(database);
  return { database, drop: () => empty.drop() };
}
