import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Serialises the start of several processes on one database; any fixed number will do. */
const MIGRATION_LOCK = 716_253_441;

/**
 * Brings the database to the newest schema, all or nothing, once however many processes start
 * together. Each applied migration is remembered by the hash of its text.
 * @returns how many migrations were applied.
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
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
    }
    return missing.length;
  });
}
