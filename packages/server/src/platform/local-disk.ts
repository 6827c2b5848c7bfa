import { open } from 'node:fs/promises';
import { hasCode } from './error-code.ts';

/** Forces a file, or the list of names that a folder is, to the disk. */
export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether there is no such file: anything else says nothing about the file. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');
