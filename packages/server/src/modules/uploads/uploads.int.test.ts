import { createHash, hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PART_LIFE_SECONDS } from '../../platform/part-url.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { s3Store } from '../../testing/s3-store.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  ABORT,
  aDownload,
  COMPLETE,
  FIND,
  localStore,
  openUploadRoom,
  REGISTER,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { lessonDownloads } from '../courses/courses.table.ts';
import { PART_BYTES } from './uploads.rules.ts';
import { type UploadRow, uploads } from './uploads.table.ts';

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Two parts, of which the second is small. */
const large = Buffer.concat([
  randomBytes(1024 * 1024),
  Buffer.alloc(PART_BYTES - 1024 * 1024 + 1000, 'x'),
]);
const partsOf = (content: Buffer) => [
  new Uint8Array(content.subarray(0, PART_BYTES)),
  new Uint8Array(content.subarray(PART_BYTES)),
];
const keysOf = ({ storageKey, storeToken }: UploadRow) => ({ key: storageKey, token: storeToken });
const SIGN = `mutation Sign($id: ID!, $parts: [Int!]!) {
  signUploadParts(videoId: $id, partNumbers: $parts) { partNumber url }
}`;

const stores = [
  {
    name: 'on the local disk',
    store: localStore,
    tellSum: (part: Buffer) => ({
      'content-digest': `sha-256=:${hash('sha256', part, 'base64')}:`,
    }),
  },
  {
    name: 'in a bucket',
    store: s3Store,
    tellSum: (part: Buffer) => ({ 'content-md5': hash('md5', part, 'base64') }),
  },
];

// Parts are large, and machines are busy.
describe.each(stores)('uploads $name', { timeout: 120_000 }, ({ name, store, tellSum }) => {
  let room: UploadRoom;
  let admin: TestClient;
  beforeAll(async () => {
    room = await openUploadRoom(await store());
    admin = await room.app.as('admin');
  });
  afterAll(() => room.close());

  const rowOf = async (id: string) => {
    const { db } = room.app.services.database;
    const [row] = await db.select().from(uploads).where(eq(uploads._id, id));
    if (!row) throw new Error('no such upload');
    return row;
  };
  const downloaded = async (id: string) => {
    const { fileId } = await rowOf(id);
    return fetch(new URL(signedFileUrl(room.app.services, fileId ?? ''), room.site.url));
  };
  const sendAll = async (urls: readonly string[], content: Buffer) => {
    for (const [index, part] of partsOf(content).entries()) await room.put(urls[index] ?? '', part);
  };

  it('have ids that browsers made, long enough', async () => {
    const registered = (videoId: string) =>
      admin.codeOf(REGISTER, { input: { ...aDownload(10), videoId } });
    for (const id of ['short', '../../../../etc/passwd'])
      expect(await registered(id)).toBe('INVALID');
    expect(await registered('made-by-a-browser')).toBeUndefined();
  });

  it('arrive whole, whatever the order of their parts', async () => {
    const upload = await room.register(admin, aDownload(large.length));
    expect(upload.uploadInfo).toMatchObject({ partsCount: 2, partSize: PART_BYTES });
    const [first = '', second = ''] = upload.uploadInfo.partUploadUrls;
    const [one = new Uint8Array(), two = new Uint8Array()] = partsOf(large);
    const answers = [await room.put(second, two), await room.put(first, one)];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).toMatch(/^".+"$/);
    }
    const done = await room.ask(admin, COMPLETE, upload._id);
    expect(done).toMatchObject({ status: 'COMPLETED', uploadInfo: { completed: true } });
    const answer = await downloaded(upload._id);
    expect(sumOf(await answer.bytes())).toBe(sumOf(large));
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(
      await room.app.services.files.parts.list(keysOf(await rowOf(upload._id))),
    ).toBeUndefined();
  });

  it('go on where they stopped: the server says what is there', async () => {
    const input = aDownload(large.length);
    const upload = await room.register(admin, input);
    const [, url = ''] = upload.uploadInfo.partUploadUrls;
    const sent = await room.put(url, partsOf(large)[1] ?? new Uint8Array());
    const again = await room.register(admin, input);
    expect(again._id).toBe(upload._id);
    expect(again.uploadInfo.uploadedParts).toEqual([
      { partNumber: 2, size: 1000, etag: sent.headers.get('etag') },
    ]);
    expect(again.uploadInfo.partUploadUrls.map((each) => each !== '')).toEqual([true, false]);
    expect(await admin.send(COMPLETE, { id: upload._id })).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', key: 'errors.uploads.incomplete' } }],
    });
    const [first = ''] = again.uploadInfo.partUploadUrls;
    await room.put(first, partsOf(large)[0] ?? new Uint8Array());
    expect(await room.ask(admin, COMPLETE, upload._id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('refuse a part that is not as its sender told', async () => {
    const content = Buffer.from('What was sent');
    const upload = await room.register(admin, aDownload(content.length));
    const [url = ''] = upload.uploadInfo.partUploadUrls;
    const told = tellSum(content);
    const broken = await room.put(url, new Uint8Array(Buffer.from('What was sert')), told);
    expect(broken.status).toBe(400);
    expect((await room.ask(admin, FIND, upload._id)).uploadInfo.uploadedParts).toEqual([]);
    expect((await room.put(url, new Uint8Array(content), told)).status).toBe(200);
    await room.ask(admin, COMPLETE, upload._id);
    expect(await (await downloaded(upload._id)).text()).toBe(content.toString());
  });

  it('take a part once more: the last one counts', async () => {
    const content = Buffer.from('The right content');
    const upload = await room.register(admin, aDownload(content.length));
    const [url = ''] = upload.uploadInfo.partUploadUrls;
    const wrong = await room.put(url, new Uint8Array(Buffer.from('The wrong content')));
    const right = await room.put(url, new Uint8Array(content));
    expect(wrong.headers.get('etag')).not.toBe(right.headers.get('etag'));
    await room.ask(admin, COMPLETE, upload._id);
    expect(await (await downloaded(upload._id)).text()).toBe(content.toString());
  });

  it('are completed once, however often that is asked for', async () => {
    const upload = await room.register(admin, aDownload(large.length));
    await sendAll(upload.uploadInfo.partUploadUrls, large);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.send(COMPLETE, { id: upload._id })),
    );
    const { fileId } = await rowOf(upload._id);
    const { db } = room.app.services.database;
    const kept = await db.$count(lessonDownloads, eq(lessonDownloads.fileId, fileId ?? ''));
    expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
    expect(kept).toBe(1);
    expect(await room.ask(admin, COMPLETE, upload._id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('are given up: nothing is left, and nothing more is taken', async () => {
    const content = Buffer.from('half');
    const upload = await room.register(admin, aDownload(content.length));
    const [url = ''] = upload.uploadInfo.partUploadUrls;
    await room.put(url, new Uint8Array(content));
    expect(await room.ask(admin, ABORT, upload._id)).toMatchObject({ status: 'ABORTED' });
    expect(await room.ask(admin, ABORT, upload._id)).toMatchObject({ status: 'ABORTED' });
    expect((await room.put(url, new Uint8Array(content))).status).toBe(404);
    const variables = { id: upload._id, parts: [1] };
    expect(await admin.codeOf(COMPLETE, variables)).toBe('INVALID');
    expect(await admin.codeOf(SIGN, variables)).toBe('INVALID');
    expect(await admin.codeOf(REGISTER, { input: aDownload(4, { videoId: upload._id }) })).toBe(
      'INVALID',
    );
  });

  it('get new links when the old ones are over', async () => {
    const content = Buffer.from('late');
    const upload = await room.register(admin, aDownload(content.length));
    const [url = ''] = upload.uploadInfo.partUploadUrls;
    room.app.clock.advance((PART_LIFE_SECONDS + 1) * 1000);
    const answer = await admin.send(SIGN, { id: upload._id, parts: [1] });
    const [signed] = z
      .object({ signUploadParts: z.array(z.object({ url: z.string() })) })
      .parse(answer.data).signUploadParts;
    if (name.includes('local'))
      expect((await room.put(url, new Uint8Array(content))).status).toBe(403);
    expect((await room.put(signed?.url ?? '', new Uint8Array(content))).status).toBe(200);
    expect(await room.ask(admin, FIND, upload._id)).toMatchObject({
      uploadInfo: { uploadedParts: [{ size: 4 }] },
    });
  });
});
