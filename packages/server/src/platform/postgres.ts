import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { StartFault } from './start-fault.ts';

/** A PostgreSQL server that may lose acknowledged writes. */
export class UnsafeDatabaseError extends StartFault {
  override name = 'UnsafeDatabaseError';
}

const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Reads the settings on which "acknowledged means kept" rests.
 * @returns the names of those that are off.
 */
export async function unsafeSettings(pool: {
  query(text: string, values: unknown[]): Promise<{ rows: { name: string }[] }>;
}): Promise<string[]> {
  const { rows } = await pool.query(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [[...DURABILITY]],
  );
  return rows.map((row) => row.name);
}

/**
 * Opens a PostgreSQL server.
 * @param poolSize connections of this process.
 * @param mustBeDurable refuse a server with fsync, full_page_writes or synchronous_commit off.
 * @param statements hears of every statement of ours.
 * @throws UnsafeDatabaseError as said above.
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  mustBeDurable: boolean,
  report: (error: Error) => void,
  statements: Logger | false = false,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'lampstand',
    // Rather an error than a request that waits for ever: for a free connection, or for a new one.
    connectionTimeoutMillis: 10_000,
    // Every instant leaves the database in UTC, also inside JSON.
    // Compiling a plan costs more than these short statements ever do.
    options: '-c timezone=UTC -c jit=off',
  });
  pool.on('error', report);
  // The pool hears of idle connections only: one that breaks in use would end this process.
  pool.on('connect', (client) => client.on('error', report));
  const off = await unsafeSettings(pool);
  if (mustBeDurable && off.length > 0) {
    await pool.end();
    throw new UnsafeDatabaseError(
      `PostgreSQL runs with ${off.join(', ')} off: it can lose acknowledged writes. Turn it on.`,
    );
  }
  const listener = listenOnPostgres(url, report);
  return {
    engine: 'postgres',
    db: drizzle(pool, { casing: 'snake_case', logger: statements }),
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    listen: listener.listen,
    flush: async () => {},
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
