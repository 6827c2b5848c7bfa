import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../platform/database.ts';
import { migrate } from '../platform/migrate.ts';
import { emptyDatabase } from './empty-database.ts';

/**
 * A database of an older version with what was in it, as the newest version finds it.
 * @param migrations how many it had.
 * @param statements that fill it.
 */
export async function upgradedDatabase(
  migrations: number,
  statements: readonly string[],
): Promise<{ readonly database: Database; drop(): Promise<void> }> {
  const empty = await emptyDatabase();
  const database = await empty.open();
  const { db } = database;
  const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
  await db.execute(
    sql`create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, migrations)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
  }
  for (const statement of statements) await db.execute(sql.raw(statement));
  await migrate(database);
  return { database, drop: () => empty.drop() };
}
