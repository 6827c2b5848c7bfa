import { mkdirSync, statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm';
import { fromPglite } from 'pg-boss';
import { beginCluster, inspectFolder } from './cluster-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { drizzleKeeping } from './kept-statements.ts';
import { syncToDisk } from './local-disk.ts';
import { StartFault } from './start-fault.ts';

/**
 * Pages kept in memory. The engine's own 128 MB are more than a college needs that tries Lampstand
 * out: the system's cache of files stands behind them, and a page costs little more from there.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/** Forces the files below a folder of the embedded engine to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => syncToDisk(path.join(folder, name))));
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

/** A new database takes 40 MB, and the engine does not say that the disk was full. */
const LEAST_FREE_BYTES = 64 * 1024 ** 2;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`;

/** What the engine's failure means. Its own words are "failed to initialize" whatever happened. */
export function engineFault(error: unknown, cluster: string, freeBytes: number): StartFault {
  const words = error instanceof Error ? error.message : String(error);
  if (freeBytes < LEAST_FREE_BYTES) {
    return new StartFault(
      `The disk of ${cluster} is full: ${megabytes(freeBytes)} are free, and the database needs ${megabytes(LEAST_FREE_BYTES)} to start. Make room and start again; what was acknowledged is kept.`,
      { cause: error },
    );
  }
  return new StartFault(
    `The database in ${cluster} cannot be opened: its files are damaged, or may not be written (${words}).
If the folder belongs to another user or lies on a read-only disk, mend that and start again.
Otherwise restore a backup: stop every server, move the data folder away, put the whole data folder of the backup in its place, and start again.`,
    { cause: error },
  );
}

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Starts the engine over a folder that was looked at; a new one is made whole or not at all. */
async function openCluster(folder: string): Promise<PGlite> {
  const cluster = path.join(folder, 'cluster');
  const firstStart = inspectFolder(folder) === 'new' ? beginCluster(folder) : undefined;
  try {
    const client = await PGlite.create({ dataDir: cluster, extensions: { pg_trgm }, startParams });
    await firstStart?.finish();
    return client;
  } catch (error) {
    const fault = engineFault(error, cluster, freeBytesOf(folder));
    firstStart?.undo();
    throw fault;
  }
}

/**
 * Opens the embedded database in a folder (or in memory), for one process at a time.
 * @throws FolderLockedError when another live process holds the folder, StartFault where it holds
 * anything but a whole database or the engine cannot open it.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) {
    return databaseOverPglite(await PGlite.create({ extensions: { pg_trgm } }), undefined);
  }
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  try {
    const client = await openCluster(folder);
    return databaseOverPglite(client, path.join(folder, 'cluster'), release);
  } catch (error) {
    release();
    throw error;
  }
}
