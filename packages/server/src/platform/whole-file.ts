import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hasCode } from './error-code.ts';

/** What file systems without hard links say (FAT, some network shares). */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Forces the list of names that a folder is to the disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a finished draft its name, unless somebody else has it. */
function nameOnce(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (!hasCode(error, ...NO_LINKS)) throw error;
    if (existsSync(file)) return false;
    renameSync(draft, file);
    return true;
  }
}

/**
 * Creates a file atomically, readable by its owner only: it is there with all of its content and on
 * the disk, or not at all. Of several processes that do so at the same time one succeeds.
 * @param write stands in for the disk in tests.
 * @returns false where there is such a file already, which stays as it is.
 * @throws what the system says of a full or read-only disk; nothing is left behind then.
 */
export function createWhole(
  file: string,
  content: string,
  write: (handle: number, content: string) => void = writeFileSync,
): boolean {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      write(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (!nameOnce(draft, file)) return false;
    syncFolder(path.dirname(file));
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}
