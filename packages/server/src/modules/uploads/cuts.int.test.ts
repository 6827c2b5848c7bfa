import { createHash, hash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { openSite, portOf } from '../../testing/site.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  aDownload,
  COMPLETE,
  FIND,
  localStore,
  openUploadRoom,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { PART_BYTES } from './uploads.rules.ts';
import { uploads } from './uploads.table.ts';

const content = Buffer.concat([randomBytes(2 * PART_BYTES), Buffer.from('the end')]);
const sum = createHash('sha256').update(content).digest('hex');
const partOf = (number: number) =>
  new Uint8Array(content.subarray((number - 1) * PART_BYTES, number * PART_BYTES));

let room: UploadRoom;
let admin: TestClient;
beforeAll(async () => {
  room = await openUploadRoom(await localStore());
  admin = await room.app.as('admin');
});
afterAll(() => room.close());

/** Sends so many bytes of a part and cuts the connection. */
function cut(port: number, url: string, part: Uint8Array, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve();
    });
    socket.write(
      `PUT ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${part.length}\r\n\r\n`,
    );
    socket.write(part.subarray(0, bytes), () => socket.destroy());
  });
}

const urlsOf = async (id: string) => (await room.ask(admin, FIND, id)).uploadInfo.partUploadUrls;

describe('what proves a whole file', { timeout: 120_000 }, () => {
  const sums = [1, 2, 3].map((number) => hash('sha256', partOf(number), 'buffer'));
  const proof = hash('sha256', Buffer.concat(sums), 'hex');
  const told = (number: number) => ({
    'content-digest': `sha-256=:${sums[number - 1]?.toString('base64')}:`,
  });
  /** Sends parts in some order to the places in the file, each with its own sum. */
  const sendAs = async (order: readonly number[]) => {
    const { _id: id, uploadInfo } = await room.register(admin, aDownload(content.length));
    for (const [place, number] of order.entries()) {
      const url = uploadInfo.partUploadUrls[place] ?? '';
      expect((await room.put(url, partOf(number), told(number))).status).toBe(200);
    }
    return { id, last: uploadInfo.partUploadUrls[2] ?? '' };
  };
  const checksumOf = async (id: string) => (await room.ask(admin, FIND, id)).uploadInfo.checksum;

  it('is made of the sums of all parts, told before the file is completed, and kept', async () => {
    const { id, last } = await sendAs([1, 2]);
    expect(await checksumOf(id)).toBeNull();
    await room.put(last, partOf(3));
    expect(await checksumOf(id)).toBeNull();
    await room.put(last, partOf(3), told(3));
    expect(await checksumOf(id)).toBe(proof);
    await room.ask(admin, COMPLETE, id);
    expect(await checksumOf(id)).toBe(proof);
  });

  it('differs where two parts, each of them whole, have changed places', async () => {
    const { id } = await sendAs([2, 1, 3]);
    expect(await checksumOf(id)).toMatch(/^[0-9a-f]{64}$/);
    expect(await checksumOf(id)).not.toBe(proof);
  });
});

it('a file arrives byte for byte through cuts, damage, lost answers and a server that starts anew', async () => {
  const { _id: id, uploadInfo } = await room.register(admin, aDownload(content.length));
  const [first = '', second = '', third = ''] = uploadInfo.partUploadUrls;
  const port = portOf(room.site);

  // Connections end in the middle, several at once, also of the same part.
  await Promise.all(
    [1, 1000, PART_BYTES / 2, PART_BYTES - 1].flatMap((bytes) => [
      cut(port, first, partOf(1), bytes),
      cut(port, second, partOf(2), bytes),
    ]),
  );
  expect((await urlsOf(id)).every((url) => url !== '')).toBe(true);

  // The answer is lost after all has arrived: what is there need not be sent again.
  await cut(port, third, partOf(3), partOf(3).length);
  await room.put(third, partOf(3));
  expect((await urlsOf(id)).map((url) => url === '')).toEqual([false, false, true]);

  // A part comes damaged, and its sender told what it should be.
  const damaged = partOf(1);
  damaged[7] = (damaged[7] ?? 0) ^ 1;
  const digest = createHash('sha256').update(partOf(1)).digest('base64');
  const told = { 'content-digest': `sha-256=:${digest}:` };
  expect((await room.put(first, damaged, told)).status).toBe(400);
  expect((await room.put(first, partOf(1), told)).status).toBe(200);

  // A part that is there is begun again, and the second try breaks off: it is missing then.
  await cut(port, first, partOf(1), 5_000_000);
  expect(await admin.codeOf(COMPLETE, { id })).toBe('INVALID');
  expect((await room.put(first, partOf(1))).status).toBe(200);

  // The server stops in the middle of a part, and another one takes its place.
  const underWay = room.put(second, partOf(2)).then(
    ({ status }) => status,
    () => 'cut' as const,
  );
  const other = await openSite(room.app);
  await room.site.close();
  expect([200, 'cut']).toContain(await underWay);
  const [, again = ''] = await urlsOf(id);
  if (again !== '') {
    const answer = await fetch(new URL(again, other.url), { method: 'PUT', body: partOf(2) });
    expect(answer.status).toBe(200);
  }

  await room.ask(admin, COMPLETE, id);
  const { db } = room.app.services.database;
  const [row] = await db.select().from(uploads).where(eq(uploads._id, id));
  const link = signedFileUrl(room.app.services, row?.fileId ?? '');
  const bytes = await (await fetch(new URL(link, other.url))).bytes();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  await other.close();
}, 120_000);
