import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { fakeClamd, type FakeClamd, MARKER } from '../../testing/fake-clamd.ts';
import { cameraPicture, pngHeader } from '../../testing/pictures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  COMPLETE,
  FIND,
  localStore,
  openUploadRoom,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { files } from '../files/files.table.ts';
import { uploads } from './uploads.table.ts';

let clamd: FakeClamd;
let room: UploadRoom;
let admin: TestClient;
beforeAll(async () => {
  clamd = await fakeClamd();
  room = await openUploadRoom(await localStore(), { CLAMD_URL: clamd.url, CLAMD_MAX_MB: '1' });
  admin = await room.app.as('admin');
});
afterAll(async () => {
  await room.close();
  await clamd.close();
});
afterEach(() => {
  clamd.mood = 'scans';
});

const MB = 1024 ** 2;
const clean = Buffer.from('So it is.');
const infected = Buffer.from(`x ${MARKER} y`);

/** Registers and sends a file; what completing it says is the caller's. */
async function sent(content: Buffer, input: object = {}): Promise<string> {
  const upload = await room.register(admin, {
    videoId: newId(),
    itemId: 'lesson-bib101-1',
    itemType: 'LESSON_DOWNLOAD',
    title: 'Notes',
    fileName: 'notes.txt',
    fileSize: content.length,
    type: 'text/plain',
    ...input,
  });
  const [url = ''] = upload.uploadInfo.partUploadUrls;
  await room.put(url, new Uint8Array(content));
  return upload._id;
}

const complete = (id: string) => admin.send(COMPLETE, { id });
const rowOf = async (id: string) => {
  const { db } = room.app.services.database;
  const [row] = await db.select().from(uploads).where(eq(uploads._id, id));
  return row;
};
const fileOf = async (id: string) => {
  const { db } = room.app.services.database;
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files._id, (await rowOf(id))?.fileId ?? ''));
  return row;
};
const bytesOf = async (fileId: string) => {
  const answer = await fetch(new URL(signedFileUrl(room.app.services, fileId), room.site.url));
  return Buffer.from(await answer.arrayBuffer());
};

describe('what the virus scanner sees', () => {
  it('is the whole file, before anybody can read it', async () => {
    const id = await sent(clean);
    expect((await complete(id)).errors).toBeUndefined();
    expect(clamd.seen.at(-1)?.equals(clean)).toBe(true);
    expect(await fileOf(id)).toMatchObject({ size: clean.length });
  });

  it('is refused with what was found in it, and nothing of it is kept', async () => {
    const id = await sent(infected);
    const storageKey = (await rowOf(id))?.storageKey ?? '';
    expect((await complete(id)).errors?.[0]?.message).toBe(
      'Malicious software was found in this file (Test.Marker-1). The file was not kept.',
    );
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', fileId: null });
    expect(await room.app.services.files.size(storageKey)).toBeUndefined();
    const seen = await room.ask(admin, FIND, id);
    expect(seen.error).toBe('errors.uploads.infected');
    expect((await complete(id)).errors?.[0]?.message).toMatch(/^Malicious software/);
  });

  it.each([
    ['COURSE_IMAGE', 'course-bib101'],
    ['TEACHER_PICTURE', 'teacher-ruth-naidoo'],
    ['LESSON_DOWNLOAD', 'lesson-bib101-1'],
  ])('are files of the kind %s, too', async (itemType, itemId) => {
    const content = Buffer.concat([await cameraPicture(20, 20), infected]);
    const id = await sent(content, { itemType, itemId, fileName: 'x.jpg', type: 'image/jpeg' });
    expect((await complete(id)).errors?.[0]?.extensions.key).toBe('errors.uploads.infected');
  });

  it.each([
    ['silent hang-up', 'hangs up'],
    ['nonsense', 'talks nonsense'],
  ] as const)(
    'waits after %s of the scanner, unread, and goes on when it is back',
    async (_what, mood) => {
      clamd.mood = mood;
      const id = await sent(clean);
      const { errors } = await complete(id);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'INTERNAL',
        key: 'errors.outage.now',
      });
      expect(await rowOf(id)).toMatchObject({ status: 'UPLOADING', fileId: null });
      clamd.mood = 'scans';
      expect((await complete(id)).errors).toBeUndefined();
      expect(await rowOf(id)).toMatchObject({ status: 'COMPLETED' });
    },
  );

  it('is nothing larger than it takes: such a file is refused, a film is not', async () => {
    const large = await sent(Buffer.alloc(MB + 1, 'x'));
    expect((await complete(large)).errors?.[0]?.extensions.key).toBe('errors.uploads.uncheckable');
    const film = Buffer.concat([
      Buffer.from('0000001866747970697336d3400000000069736f6d6d703432', 'hex').subarray(0, 0),
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
      Buffer.alloc(MB + 1),
    ]);
    const id = await sent(film, { fileName: 'film.mp4', type: 'video/mp4' });
    expect((await complete(id)).errors).toBeUndefined();
    expect((await fileOf(id))?.contentType).toMatch(/^video\//);
  });
});

describe('a picture', () => {
  const toCourse = { itemType: 'COURSE_IMAGE', itemId: 'course-bib101', type: 'image/jpeg' };

  it('is kept small and without its place', async () => {
    const content = await cameraPicture(2800, 100);
    const id = await sent(content, { ...toCourse, fileName: 'me.jpg' });
    expect((await complete(id)).errors).toBeUndefined();
    const kept = await fileOf(id);
    const bytes = await bytesOf(kept?._id ?? '');
    expect(bytes.length).toBe(kept?.size);
    expect(bytes.includes('Lampstand Camera')).toBe(false);
    const first = await rowOf(id);
    expect(await room.app.services.files.size(first?.storageKey ?? '')).toBeUndefined();
  });

  it('is refused with too many pixels, and nothing of it is kept', async () => {
    const id = await sent(pngHeader(30_000, 30_000), { ...toCourse, fileName: 'me.png' });
    expect((await complete(id)).errors?.[0]?.message).toBe(
      'This picture has too many pixels: 900 million, those of an animation together. At most 50 million are possible.',
    );
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'FAILED', fileId: null });
    expect(await room.app.services.files.size(row?.storageKey ?? '')).toBeUndefined();
  });

  it('that is kept as it was sent is shown, unless it has too many pixels', async () => {
    const photo = await cameraPicture(40, 30);
    const id = await sent(photo, { fileName: 'work.jpg' });
    await complete(id);
    const kept = await fileOf(id);
    expect(kept?.contentType).toBe('image/jpeg');
    expect((await bytesOf(kept?._id ?? '')).equals(photo)).toBe(true);
    const bomb = await sent(pngHeader(30_000, 30_000), { fileName: 'work.png' });
    expect((await complete(bomb)).errors).toBeUndefined();
    const saved = await fileOf(bomb);
    expect(saved?.contentType).toBe('application/octet-stream');
    const answer = await fetch(
      new URL(signedFileUrl(room.app.services, saved?._id ?? ''), room.site.url),
    );
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    await answer.arrayBuffer();
  });
});

describe('a college without a scanner', () => {
  it('takes files as they come', async () => {
    const plain = await openUploadRoom(await localStore());
    const client = await plain.app.as('admin');
    const shape = z.object({ status: z.literal('COMPLETED') });
    shape.parse(await plain.send(client, infected, { fileName: 'notes.txt' }));
    await plain.close();
    expect(plain.app.services.scanner).toBeNull();
  });
});
