import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sumOnDisk } from './file-sum.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-sums-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the sum of a piece is of its bytes alone, and of none where the file is gone', async () => {
  const bytes = Buffer.concat(Array.from({ length: 12 }, (_, index) => Buffer.alloc(MB, index)));
  const piece = { path: path.join(folder, 'bytes'), offset: MB, size: 10 * MB };
  writeFileSync(piece.path, bytes);
  expect(await sumOnDisk(piece)).toBe(hash('sha256', bytes.subarray(MB, 11 * MB)));
  rmSync(piece.path);
  expect(await sumOnDisk(piece)).toBeUndefined();
});
