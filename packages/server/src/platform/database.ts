import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobDatabase } from 'pg-boss';

/** A client or a transaction: what every repository function takes as its first parameter. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** One opened database, whichever engine is behind it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** The same database as the job queue speaks to it, outside any transaction of ours. */
  readonly jobs: JobDatabase;
  /**
   * Hears NOTIFY messages of a channel, from this process and every other one; null after the
   * connection was lost for a while, when some may have been missed.
   */
  listen(channel: string, heard: (payload: string | null) => void): Promise<Unlisten>;
  /**
   * Returns when everything committed so far is on the disk itself. PostgreSQL does that at every
   * commit; the embedded engine never does, so writes that matter ask for it.
   */
  flush(): Promise<void>;
  /** Cheapest question that proves the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
