import { hash } from 'node:crypto';
import {
  type FileHandle,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  readlink,
  rm,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { systemClock } from './clock.ts';
import type { PartedFile, PartStore, ReceivedPart } from './file-store.ts';
import { localParts } from './local-parts.ts';

/** A disk that takes bytes, and is done with them, when it is let. */
const disk = {
  take: Promise.withResolvers<void>(),
  hold: Promise.withResolvers<void>(),
  writes: 0,
  flushes: 0,
};

/** Puts it in the place of the real one, for every file that is open. */
async function replaceDisk(): Promise<void> {
  const some = await openFile(folder);
  const files = z.custom<FileHandle>().parse(Object.getPrototypeOf(some));
  await some.close();
  const write = files.writev;
  vi.spyOn(files, 'writev').mockImplementation(async function (this: FileHandle, ...pieces) {
    disk.writes += 1;
    await disk.take.promise;
    return write.apply(this, pieces);
  });
  vi.spyOn(files, 'datasync').mockImplementation(async () => {
    disk.flushes += 1;
    await disk.hold.promise;
  });
}

const MB = 1024 * 1024;
const part = Buffer.concat(Array.from({ length: 9 }, (_, index) => Buffer.alloc(MB, index + 1)));
const sum = hash('sha256', part);
const size = part.length;
const other = Buffer.alloc(size, 'other');

let folder = '';
let parts: PartStore;
let file: PartedFile;
const open = () =>
  localParts(folder, (key) => path.join(folder, key), {
    clock: systemClock,
    signingSecret: 'a secret',
  });
beforeEach(async () => {
  disk.take = Promise.withResolvers();
  disk.take.resolve();
  disk.hold = Promise.withResolvers();
  disk.writes = 0;
  disk.flushes = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'lampstand-parts-'));
  await replaceDisk();
  parts = open();
  file = { key: 'film', token: await parts.begin('film') };
});
afterEach(async () => {
  disk.hold.resolve();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const send = (content: Readable, told = sum, store = parts): Promise<ReceivedPart | undefined> =>
  Promise.resolve(store.receive?.({ ...file, partNumber: 1, size, offset: MB }, content, told));
const inPieces = (bytes: Buffer) =>
  Readable.from(Array.from({ length: 9 }, (_, at) => bytes.subarray(at * MB, (at + 1) * MB)));
const there = async (store = parts) => (await store.list(file))?.parts.map(({ etag }) => etag);
const flushing = () => vi.waitFor(() => expect(disk.flushes).toBeGreaterThan(0));

/** How often the file of the parts is open in this process, whichever thread has it. */
async function opened(): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const places = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  );
  return places.filter((place) => place.startsWith(folder)).length;
}
const untilClosed = () => vi.waitFor(async () => expect(await opened()).toBe(0));

describe('a part whose sum is told', () => {
  it('is there once the disk is done with it and its sum is right, not before', async () => {
    const sent = send(inPieces(part));
    await flushing();
    expect(await there()).toEqual([]);
    disk.hold.resolve();
    expect(await sent).toEqual({ etag: `"${sum}"` });
    expect(await there()).toEqual([`"${sum}"`]);
    await untilClosed();
  });

  it('is refused where another sum comes out, and what was there is gone', async () => {
    const first = send(inPieces(part));
    await flushing();
    disk.hold.resolve();
    await first;
    disk.hold = Promise.withResolvers();
    const damaged = send(inPieces(other));
    await vi.waitFor(() => expect(disk.flushes).toBeGreaterThan(1));
    expect(await there()).toEqual([]);
    disk.hold.resolve();
    expect(await damaged).toBe('damaged');
    expect(await there()).toEqual([]);
    await untilClosed();
  });

  it('is missing where the server ends while the disk is at work, and comes anew to the next one', async () => {
    void send(inPieces(part));
    await flushing();
    const next = open();
    expect(await there(next)).toEqual([]);
    const again = send(inPieces(part), sum, next);
    await vi.waitFor(() => expect(disk.flushes).toBe(2));
    disk.hold.resolve();
    expect(await again).toEqual({ etag: `"${sum}"` });
    expect((await there(next))?.length).toBe(1);
    await untilClosed();
  });

  it('is not taken where the upload is given up while the disk is at work', async () => {
    const sent = send(inPieces(part));
    await flushing();
    await parts.abort(file);
    disk.hold.resolve();
    expect(await sent).toBe('not open');
    expect(await readdir(folder)).toEqual([]);
    await untilClosed();
  });

  it('is not taken where the disk fails with it, however right its sum', async () => {
    const sent = send(inPieces(part));
    await flushing();
    disk.hold.reject(new Error('The disk is broken'));
    await expect(sent).rejects.toThrow('The disk is broken');
    expect(await there()).toEqual([]);
    await untilClosed();
  });

  it('leaves nothing open where its sender goes away, and the next one has the place alone', async () => {
    disk.hold.resolve();
    const lost = new PassThrough();
    const gone = send(lost);
    lost.write(other.subarray(0, 6 * MB));
    await vi.waitFor(async () => expect(await opened()).toBe(1));
    lost.destroy(new Error('The line is cut'));
    await expect(gone).rejects.toThrow('The line is cut');
    await untilClosed();
    expect(await send(inPieces(part))).toEqual({ etag: `"${sum}"` });
    const [name] = await readdir(folder);
    const bytes = await readFile(path.join(folder, `${name}`, 'bytes'));
    expect(bytes.subarray(MB).equals(part)).toBe(true);
  });

  it('has its place to itself once nothing of the sender before can come', async () => {
    disk.hold.resolve();
    disk.take = Promise.withResolvers();
    const slow = new PassThrough();
    const earlier = send(slow, hash('sha256', other));
    slow.write(other.subarray(0, MB));
    await vi.waitFor(() => expect(disk.writes).toBe(1));
    const later = send(inPieces(part));
    const ended = vi.fn<() => void>();
    earlier.catch(ended);
    slow.destroy();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    expect(disk.writes).toBe(1);
    disk.take.resolve();
    expect(await later).toEqual({ etag: `"${sum}"` });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('of two senders is that of the later one', async () => {
    disk.hold.resolve();
    const slow = new PassThrough();
    const earlier = send(slow, hash('sha256', other));
    slow.write(other.subarray(0, 6 * MB));
    await vi.waitFor(async () => expect(await opened()).toBe(1));
    const later = send(inPieces(part));
    await expect(earlier).rejects.toThrow('aborted');
    expect(await later).toEqual({ etag: `"${sum}"` });
    expect(await there()).toEqual([`"${sum}"`]);
    await untilClosed();
  });
});
