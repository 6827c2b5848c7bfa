import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharedFiles } from './shared-file.ts';

const MB = 1024 * 1024;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lampstand-shared-'));
  file = path.join(folder, 'bytes');
  await writeFile(file, '');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** How often this process holds the file. */
async function opened(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd');
  const places = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  );
  return places.filter((place) => place === file);
}

const pieces = (letter: string, megabytes: number): Buffer[] =>
  Array.from({ length: megabytes }, () => Buffer.alloc(MB, letter));

test('Everybody writes at a place of its own, whoever ends first', async () => {
  const openShared = sharedFiles();
  const letters = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(
    letters.map(async (letter, index) => {
      const shared = await openShared(file);
      const target = shared.writeAt((letters.length - 1 - index) * 9 * MB, MB);
      await pipeline(Readable.from(pieces(letter, 9)), target);
      await shared.close();
    }),
  );
  const kept = await readFile(file);
  const wanted = Buffer.concat(letters.toReversed().flatMap((letter) => pieces(letter, 9)));
  expect(kept.equals(wanted)).toBe(true);
});

test('Who comes when the last one has gone opens the file anew', async () => {
  const openShared = sharedFiles();
  const first = await openShared(file);
  await first.close();
  const second = await openShared(file);
  await pipeline(Readable.from(pieces('z', 1)), second.writeAt(2, MB));
  await second.close();
  expect((await readFile(file)).subarray(0, 4).toString()).toBe('\0\0zz');
});

test('A file that is missing is told of, and found once it is there', async () => {
  const openShared = sharedFiles();
  const later = path.join(folder, 'later');
  await expect(openShared(later)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(later, '');
  const shared = await openShared(later);
  await pipeline(Readable.from(pieces('y', 1)), shared.writeAt(0, MB));
  await shared.close();
  expect((await readFile(later)).length).toBe(MB);
});

test('Nobody is told that bytes are on the disk where the disk says that they are not', async () => {
  // A device that takes everything and keeps nothing cannot be flushed.
  const openShared = sharedFiles();
  const [one, other] = await Promise.all([openShared('/dev/null'), openShared('/dev/null')]);
  const written = await Promise.allSettled([
    pipeline(Readable.from(pieces('a', 1)), one.writeAt(0, MB)),
    pipeline(Readable.from(pieces('b', 1)), other.writeAt(MB, MB)),
  ]);
  expect(written).toMatchObject([
    { status: 'rejected', reason: { code: 'EINVAL' } },
    { status: 'rejected', reason: { code: 'EINVAL' } },
  ]);
  const late = other.writeAt(2 * MB, MB);
  await expect(pipeline(Readable.from(pieces('c', 1)), late)).rejects.toMatchObject({
    code: 'EINVAL',
  });
  await Promise.all([one.close(), other.close()]);
});

test('A full disk is told of as it is', async () => {
  const full = await sharedFiles()('/dev/full');
  await expect(pipeline(Readable.from(pieces('a', 1)), full.writeAt(0, MB))).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  await full.close();
});

test('A file stays open until the last one has gone', async () => {
  const openShared = sharedFiles();
  const [one, other] = await Promise.all([openShared(file), openShared(file)]);
  await one.close();
  expect(await opened()).toEqual([file]);
  await other.close();
  expect(await opened()).toEqual([]);
});
