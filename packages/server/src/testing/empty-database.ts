import type { Database } from '../platform/database.ts';
import { openPglite } from '../platform/pglite.ts';
import { openPostgres } from '../platform/postgres.ts';
import { testDatabaseUrl } from './env.ts';
import { newDatabase } from './postgres-template.ts';

/** A database without a single table, and as many processes' connections to it as a test wants. */
export interface EmptyDatabase {
  /** As another process would open it; the embedded engine has only one, whoever asks. */
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** Makes one on the engine under test. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const url = testDatabaseUrl();
  if (url === undefined) {
    const database = await openPglite();
    return { open: async () => database, drop: () => database.close() };
  }
  const own = await newDatabase(url, 'empty');
  const opened: Database[] = [];
  return {
    async open() {
      const database = await openPostgres(own.url, 2, false, () => {});
      opened.push(database);
      return database;
    },
    async drop() {
      await Promise.all(opened.map((database) => database.close()));
      await own.drop();
    },
  };
}
