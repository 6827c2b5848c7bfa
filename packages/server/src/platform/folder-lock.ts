import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Another live process holds the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

const Holder = z.object({ pid: z.number().int().positive(), started: z.string() });

/**
 * When a process began, in the kernel's ticks: two processes that got the same id one after the
 * other differ in it. Empty where the system does not tell.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is such a process, it belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readHolder(file: string): z.infer<typeof Holder> | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock of a data folder for this process. A lock whose process is gone (or whose process
 * id went to another program since) is stale and taken over.
 * @returns a function that gives the lock back; it may be called twice.
 * @throws FolderLockedError when a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lampstand.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, mine);
      closeSync(handle);
      return () => {
        if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.started) {
        throw new FolderLockedError(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop that process, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderLockedError(`The data folder ${folder} could not be locked.`);
}
