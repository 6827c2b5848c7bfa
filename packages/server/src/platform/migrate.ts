import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';
import { isOutage } from './outage.ts';
import { StartFault } from './start-fault.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Serialises the start of several processes on one database; any fixed number will do. */
const MIGRATION_LOCK = 716_253_441;

/** The sentence of the database itself, which the ORM wraps into the whole statement. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

async function apply(tx: Db, migration: MigrationMeta, number: number): Promise<void> {
  try {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  } catch (error) {
    if (isOutage(error)) throw error;
    throw new StartFault(
      `The database could not be brought to this version: migration ${String(number).padStart(4, '0')} failed (${wordsOf(error)}). Nothing was changed.
Start the version of Lampstand that ran before on it, and look in the database for what the message names; a table or row that was changed by hand is the usual cause.`,
      { cause: error },
    );
  }
}

/**
 * Brings the database to the newest schema, all or nothing, once however many processes start
 * together. Each applied migration is remembered by the hash of its text.
 * @returns how many migrations were applied.
 * @throws StartFault where one does not fit what is in the database.
 */
export async function migrate(database: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder });
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const known = await tx.select({ hash: sql<string>`hash` }).from(sql`schema_migrations`);
    const applied = new Set(known.map((row) => row.hash));
    const missing = migrations.filter((migration) => !applied.has(migration.hash));
    for (const migration of missing) {
      await apply(tx, migration, migrations.indexOf(migration));
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
    }
    return missing.length;
  });
}
