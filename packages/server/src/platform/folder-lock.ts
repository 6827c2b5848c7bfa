import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hasCode } from './error-code.ts';
import { StartFault } from './start-fault.ts';
import { createWhole } from './whole-file.ts';

/** Another live process holds the data folder. */
export class FolderLockedError extends StartFault {
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

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Who a lock belongs to; nobody where its text is no whole one. */
function holderIn(text: string | undefined): z.infer<typeof Holder> | undefined {
  try {
    return Holder.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/**
 * Takes away a lock whose process is gone. Another process may have done so meanwhile and hold the
 * folder: its lock is put back.
 */
function removeStale(file: string, seen: string): void {
  const aside = `${file}.${randomUUID()}.draft`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the lock of a data folder for this process. A lock whose process is gone (or whose process
 * id went to another program since) is stale and taken over. The lock appears with its whole content,
 * so a lock that is half written is never somebody's who is still writing it.
 * @returns a function that gives the lock back; it may be called twice.
 * @throws FolderLockedError when a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lampstand.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createWhole(file, mine)) {
      return () => {
        if (holderIn(readText(file))?.pid === process.pid) rmSync(file, { force: true });
      };
    }
    const text = readText(file);
    const holder = holderIn(text);
    if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.started) {
      throw new FolderLockedError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that process, or set DATA_DIR to another folder.`,
      );
    }
    if (text !== undefined) removeStale(file, text);
  }
  throw new FolderLockedError(`The data folder ${folder} could not be locked.`);
}
