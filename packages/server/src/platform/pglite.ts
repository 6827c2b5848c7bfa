import { existsSync, mkdirSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { drizzleKeeping } from './kept-statements.ts';

/**
 * Pages kept in memory. The engine's own 128 MB are more than a college needs that tries Lampstand
 * out: the system's cache of files stands behind them, and a page costs little more from there.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/** Forces the files below a folder of the embedded engine to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = await open(path.join(folder, name), 'r');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }),
  );
}

/**
 * Wraps a running embedded engine; `folder` is undefined for one that lives in memory.
 * @param statements hears of every statement of ours.
 */
export function databaseOverPglite(
  client: PGlite,
  folder: string | undefined,
  release: () => void = () => {},
  statements: Logger | false = false,
): Database {
  // The write-ahead log alone makes a commit durable; data pages follow at checkpoints.
  const log = folder === undefined ? undefined : path.join(folder, 'pg_wal');
  return {
    engine: 'pglite',
    db: drizzleKeeping(client, statements),
    jobs: fromPglite(client),
    listen: (channel, heard) => client.listen(channel, heard),
    flush: async () => {
      if (log !== undefined) await syncFolder(log);
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await client.close();
      release();
    },
  };
}

/**
 * Opens the embedded database in a folder (or in memory), for one process at a time.
 * @throws FolderLockedError when another live process holds the folder.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) {
    return databaseOverPglite(await PGlite.create({ extensions: { pg_trgm } }), undefined);
  }
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  try {
    const cluster = path.join(folder, 'cluster');
    const client = await PGlite.create({ dataDir: cluster, extensions: { pg_trgm }, startParams });
    return databaseOverPglite(client, cluster, release);
  } catch (error) {
    release();
    throw error;
  }
}
