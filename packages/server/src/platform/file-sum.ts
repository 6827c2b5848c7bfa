import { oneWorker } from './one-worker.ts';

/** Bytes of a file on the disk. */
export interface FilePiece {
  readonly path: string;
  readonly offset: number;
  readonly size: number;
}

/** A part of 50 MB takes some 50 ms; so many of them wait half a minute at most. */
const ask = oneWorker(new URL('file-sum.worker.ts', import.meta.url), {
  taskMs: 20_000,
  idleMs: 30_000,
  tasks: 500,
});

/**
 * The SHA-256 (hex) of what lies on the disk; undefined where the file is gone. Made by a thread of its
 * own from what the disk took: on the thread that serves it would be a fifth of what a part costs.
 * @throws OutageError when too many wait.
 */
export async function sumOnDisk(piece: FilePiece): Promise<string | undefined> {
  const sum = await ask(piece);
  return sum.length === 0 ? undefined : Buffer.from(sum).toString('hex');
}
