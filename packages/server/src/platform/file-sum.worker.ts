import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FilePiece } from './file-sum.ts';
import { isMissing } from './local-disk.ts';

const piece = Buffer.allocUnsafeSlow(1024 * 1024);

parentPort?.on('message', (task: FilePiece) => {
  const answer = Uint8Array.from(sumOf(task));
  parentPort?.postMessage(answer, [answer.buffer]);
});

/** Nothing where the file is gone. */
function sumOf({ path, offset, size }: FilePiece): Uint8Array {
  const file = opened(path);
  if (file === undefined) return new Uint8Array();
  try {
    const sum = createHash('sha256');
    for (let at = 0; at < size;) {
      const length = readSync(file, piece, 0, Math.min(piece.length, size - at), offset + at);
      if (length === 0) break;
      sum.update(piece.subarray(0, length));
      at += length;
    }
    return sum.digest();
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
