import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inspectFolder } from './cluster-folder.ts';
import { hasCode } from './error-code.ts';
import { StartFault } from './start-fault.ts';

const WRITABLE = constants.R_OK | constants.W_OK | constants.X_OK;

/** Makes a folder where there is none. @throws StartFault where something else stands there. */
function folderAt(place: string): void {
  try {
    mkdirSync(place, { recursive: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
    throw new StartFault(
      `${place} cannot be a folder: a file stands there, or on the way to it. Set DATA_DIR to a folder, or move that file away.`,
      { cause: error },
    );
  }
  accessSync(place, WRITABLE);
}

/**
 * Makes the data folder and looks whether this process may write to it.
 * @throws StartFault, or what the system says of the folder.
 */
export function prepareDataFolder(dataDir: string): void {
  folderAt(dataDir);
  const files = path.join(dataDir, 'files');
  const there = statSync(files, { throwIfNoEntry: false });
  if (there) folderAt(files);
}

/**
 * Refuses to make a new embedded database beside files that people of an older one have stored: a
 * folder that was lost, or a disk that was not mounted, would become an empty college.
 * @throws StartFault, as `inspectFolder` does too.
 */
export function refuseLostDatabase(dataDir: string): void {
  if (inspectFolder(path.join(dataDir, 'database')) === 'whole') return;
  const files = path.join(dataDir, 'files');
  const there = statSync(files, { throwIfNoEntry: false });
  if (!there || readdirSync(files).length === 0) return;
  throw new StartFault(
    `${files} holds files of a college, but its database in ${path.join(dataDir, 'database')} is missing. Nothing was written.
To restore a backup: put its folder "database" beside "files" and start again. A college on PostgreSQL sets DATABASE_URL.
To begin with an empty college instead, move the data folder away, or set DATA_DIR to another one.`,
  );
}
