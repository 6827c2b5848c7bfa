import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnText } from '../../platform/column-name.ts';
import { s3Store } from '../../testing/s3-store.ts';
import {
  aDownload,
  COMPLETE,
  FIND,
  localStore,
  openUploadRoom,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { lessonDownloads } from '../courses/courses.table.ts';
import { files } from '../files/files.table.ts';
import { sweepUploads } from './sweep.jobs.ts';
import { fileColumns } from './upload-destinations.ts';
import { uploads } from './uploads.table.ts';

const stores = [
  { name: 'on the local disk', store: localStore },
  { name: 'in a bucket', store: s3Store },
];
const HOUR_MS = 3_600_000;
const content = new Uint8Array(Buffer.from('some content'));

describe.each(stores)('the sweeping of uploads $name', ({ store }) => {
  let room: UploadRoom;
  beforeAll(async () => {
    room = await openUploadRoom(await store());
    // Parts are as old as the store says, by the clock of this machine.
    room.app.clock.advance(Date.now() - room.app.clock.now().getTime());
  });
  afterAll(() => room.close());

  // Whoever signed in a month ago is signed in no more.
  const admin = () => room.app.as('superadmin');
  const db = () => room.app.services.database.db;
  const sweep = () => sweepUploads.handle({}, room.app.services);
  const begin = async () => {
    const upload = await room.register(await admin(), aDownload(content.length));
    const [url = ''] = upload.uploadInfo.partUploadUrls;
    await room.put(url, content);
    return upload._id;
  };
  const rowOf = async (id: string) => {
    const [row] = await db().select().from(uploads).where(eq(uploads._id, id));
    if (!row) throw new Error('no such upload');
    return row;
  };

  it('gives up after 48 hours what nobody goes on with, not before', async () => {
    const id = await begin();
    room.app.clock.advance(47 * HOUR_MS);
    await sweep();
    expect(await room.ask(await admin(), FIND, id)).toMatchObject({ status: 'UPLOADING' });
    room.app.clock.advance(2 * HOUR_MS);
    await sweep();
    const { status, storageKey, storeToken } = await rowOf(id);
    expect(status).toBe('ABORTED');
    const file = { key: storageKey, token: storeToken };
    expect(await room.app.services.files.parts.list(file)).toBeUndefined();
    room.app.clock.advance(-49 * HOUR_MS);
  });

  it('lists as stuck what nothing came of for a day', async () => {
    const id = await begin();
    const Found = z.object({
      videoUploads: z.object({ items: z.array(z.object({ _id: z.string() })) }),
    });
    const stuck = async () => {
      const query = '{ videoUploads(filter: { stuck: true }) { items { _id } } }';
      return (await (await admin()).read(Found, query)).videoUploads.items.map(({ _id }) => _id);
    };
    expect(await stuck()).not.toContain(id);
    room.app.clock.advance(25 * HOUR_MS);
    await sweep();
    expect(await stuck()).toContain(id);
    room.app.clock.advance(-25 * HOUR_MS);
  });

  it('removes what was begun in the store and is known to nobody', async () => {
    const { parts } = room.app.services.files;
    const key = `stray-${Date.now()}`;
    const file = { key, token: await parts.begin(key) };
    await sweep();
    expect(await parts.list(file)).toBeDefined();
    room.app.clock.advance(49 * HOUR_MS);
    await sweep();
    expect(await parts.list(file)).toBeUndefined();
    room.app.clock.advance(-49 * HOUR_MS);
  });

  it('removes a file thirty days after its last use, and not while it is used again', async () => {
    const id = await begin();
    await room.ask(await admin(), COMPLETE, id);
    const { fileId, storageKey } = await rowOf(id);
    const [download] = await db()
      .delete(lessonDownloads)
      .where(eq(lessonDownloads.fileId, fileId ?? ''))
      .returning();
    if (!download) throw new Error('no download');
    await sweep();
    room.app.clock.advance(29 * 24 * HOUR_MS);
    await sweep();
    expect(await room.app.services.files.size(storageKey)).toBe(content.length);
    await db().insert(lessonDownloads).values(download);
    room.app.clock.advance(2 * 24 * HOUR_MS);
    await sweep();
    await db().delete(lessonDownloads).where(eq(lessonDownloads._id, download._id));
    await sweep();
    expect(await room.app.services.files.size(storageKey)).toBe(content.length);
    room.app.clock.advance(31 * 24 * HOUR_MS);
    await sweep();
    await room.app.services.jobs.drain();
    expect(await room.app.services.files.size(storageKey)).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ status: 'COMPLETED', fileId: null });
    expect(await db().$count(files, eq(files._id, fileId ?? ''))).toBe(0);
  });
});

describe('what keeps an uploaded file', () => {
  it('is every column that refers to files, besides those of uploads', async () => {
    const room = await openUploadRoom(await localStore());
    const found = await room.app.services.database.db.execute(
      sql`select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f' and c.confrelid = 'files'::regclass`,
    );
    const Places = z.object({ rows: z.array(z.object({ place: z.string() })) });
    const referring = Places.parse(found).rows.map(({ place }) => place);
    const known = fileColumns().map(
      (column) => `${getTableName(column.table)}.${columnText(column)}`,
    );
    expect(
      referring.filter((place) => !place.startsWith('uploads.') && !known.includes(place)),
    ).toEqual([]);
    await room.close();
  });
});
