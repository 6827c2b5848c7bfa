import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './error-code.ts';
import { syncToDisk } from './local-disk.ts';
import { StartFault } from './start-fault.ts';
import { createWhole, syncFolder } from './whole-file.ts';

/** What lies in a folder of the embedded database besides the cluster itself. */
const MARK = 'initialising';
const OURS = /^(?:cluster|cluster-unfinished-.*|initialising|lampstand\.lock|.*\.draft)$/;
const SHOWN = 12;

/** The release of PostgreSQL that the embedded engine is, as `PG_VERSION` names it. */
export const ENGINE_RELEASE = '18';
/** PostgreSQL writes this file in one piece of that size. */
const CONTROL_BYTES = 8192;

/** Folders without which no cluster was ever left, none of them empty. */
const FOLDERS = ['base', 'global', 'pg_multixact', 'pg_wal', 'pg_xact'];
const FILES = ['PG_VERSION', 'global/pg_control', 'postgresql.conf'];

const HOW_TO_RESTORE = `To restore a backup: stop every server, move the data folder away, put the whole data folder of the backup in its place, and start again.
To begin with an empty college instead, move the data folder away, or set DATA_DIR to another one.`;

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    if (!hasCode(error, 'ENOTDIR')) throw error;
    throw new StartFault(`${folder} is a file; a folder belongs there.\n${HOW_TO_RESTORE}`);
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** What of a cluster is not there, or has no content. */
function lacking(cluster: string): string[] {
  const folders = FOLDERS.filter((name) => namesIn(path.join(cluster, name)).length === 0);
  const files = FILES.filter((name) => sizeOf(path.join(cluster, name)) === 0);
  const control = sizeOf(path.join(cluster, 'global/pg_control'));
  const cut = control > 0 && control < CONTROL_BYTES ? ['the end of global/pg_control'] : [];
  return [...files, ...folders, ...cut];
}

function refuse(folder: string, missing: readonly string[], found: readonly string[]): never {
  const rest = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : '';
  throw new StartFault(
    `The folder ${folder} is neither empty nor a whole database. Nothing was written to it.
  missing: ${missing.join(', ')}
  found:   ${found.slice(0, SHOWN).join(', ')}${rest}
${HOW_TO_RESTORE}`,
  );
}

/**
 * Says what a folder of the embedded database holds, without writing to it.
 * @returns `new` where there is nothing yet, or only what a first start left that was cut short;
 * `whole` where a database can be opened.
 * @throws StartFault for everything else: the engine would make a new database over what is there.
 */
export function inspectFolder(folder: string): 'new' | 'whole' {
  const cluster = path.join(folder, 'cluster');
  const found = namesIn(cluster);
  if (existsSync(path.join(folder, MARK))) return 'new';
  if (found.length === 0) {
    const others = namesIn(folder).filter((name) => !OURS.test(name));
    if (others.length > 0) refuse(folder, ['cluster'], others);
    return 'new';
  }
  const missing = lacking(cluster);
  if (missing.length > 0) refuse(cluster, missing, found);
  const release = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (release === ENGINE_RELEASE) return 'whole';
  throw new StartFault(
    `The database in ${cluster} was made by PostgreSQL ${release}; this server's embedded engine is PostgreSQL ${ENGINE_RELEASE} and cannot read it. Nothing was written to it.
Start the version of Lampstand that made it, or move its content (pg_dump) to a PostgreSQL server and set DATABASE_URL.
${HOW_TO_RESTORE}`,
  );
}

/** Forces everything below a folder to the disk: the files of a folder at the same time, as disks like it. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => syncToDisk(path.join(folder, name))));
  for (const entry of entries) {
    if (entry.isDirectory()) await syncTree(path.join(folder, entry.name));
  }
  syncFolder(folder);
}

/** A first start under way: until it is finished, nothing in the folder was ever acknowledged. */
export interface FirstStart {
  /** Everything is on the disk from now on. */
  finish(): Promise<void>;
  /** Takes away what was begun. */
  undo(): void;
}

/**
 * Begins a new cluster: a mark beside it tells one that was cut short from one that lost its files.
 * What such a start left is moved aside, never deleted: somebody may have put a backup there.
 */
export function beginCluster(folder: string): FirstStart {
  const cluster = path.join(folder, 'cluster');
  const mark = path.join(folder, MARK);
  if (namesIn(cluster).length > 0) {
    renameSync(cluster, path.join(folder, `cluster-unfinished-${Date.now()}`));
  }
  createWhole(
    mark,
    'The first start makes the database. While this file is here, it has no content.\n',
  );
  mkdirSync(cluster, { recursive: true });
  return {
    async finish() {
      await syncTree(cluster);
      rmSync(mark);
      syncFolder(folder);
    },
    undo() {
      rmSync(cluster, { recursive: true, force: true });
      rmSync(mark, { force: true });
    },
  };
}
