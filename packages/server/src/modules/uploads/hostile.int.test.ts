import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/id.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { portOf } from '../../testing/site.ts';
import { request, send } from '../../testing/abuse/raw-http.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  ABORT,
  aDownload,
  FIND,
  localStore,
  openUploadRoom,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { uploads } from './uploads.table.ts';

const video = readFileSync(new URL('../../seed/media/lecture-dawn.mp4', import.meta.url));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const CONTENT = 'abcd';

let room: UploadRoom;
let admin: TestClient;
beforeAll(async () => {
  room = await openUploadRoom(await localStore());
  admin = await room.app.as('admin');
});
afterAll(() => room.close());

const rowOf = async (id: string) => {
  const { db } = room.app.services.database;
  const [row] = await db.select().from(uploads).where(eq(uploads._id, id));
  return row;
};

describe('a link for a part', () => {
  let link: URL;
  let id: string;
  beforeAll(async () => {
    const upload = await room.register(admin, aDownload(CONTENT.length));
    id = upload._id;
    link = new URL(upload.uploadInfo.partUploadUrls[0] ?? '', room.site.url);
  });

  const withParameter = (name: string, value: string | null) => {
    const changed = new URL(link);
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
    return changed.pathname + changed.search;
  };
  const withPath = (change: (path: string) => string) => change(link.pathname) + link.search;

  const forged: readonly (readonly [string, () => string])[] = [
    ['another signature', () => withParameter('signature', 'A'.repeat(43))],
    ['no signature', () => withParameter('signature', null)],
    ['an empty signature', () => withParameter('signature', '')],
    ['a signature cut short', () => withParameter('signature', 'A')],
    ['a longer life', () => withParameter('expires', '99999999999')],
    ['no end', () => withParameter('expires', null)],
    ['an end that is no number', () => withParameter('expires', 'Infinity')],
    ['an end in the past', () => withParameter('expires', '1')],
    ['another size', () => withParameter('size', '5')],
    ['a size that is none', () => withParameter('size', 'NaN')],
    ['another place', () => withParameter('offset', '1')],
    ['a place before the file', () => withParameter('offset', '-4')],
    ['a place far behind it', () => withParameter('offset', '1e15')],
    ['another part', () => withPath((path) => path.replace(/1$/, '2'))],
    ['part zero', () => withPath((path) => path.replace(/1$/, '0'))],
    [
      'another file',
      () => withPath((path) => path.replace(/uploads\/[^.]+/, `uploads/${newId()}`)),
    ],
    ['another token', () => withPath((path) => path.replace(/\.[^/]+\//, `.${newId()}/`))],
    [
      'an encoded way up',
      () => withPath((path) => path.replace(/uploads\/[^/]+/, 'uploads/%2e%2e%2f%2e%2e.x')),
    ],
    ['an encoded NUL', () => withPath((path) => path.replace('/parts', '%00/parts'))],
    ['a way up', () => withPath(() => '/uploads/../../etc/passwd.x/parts/1')],
    ['an endless name', () => withPath(() => `/uploads/${'a'.repeat(4000)}.x/parts/1`)],
    ['a name that is no text', () => withPath(() => '/uploads/%ff%fe.x/parts/1')],
    ['no query at all', () => link.pathname],
  ];
  it.each(forged)('with %s takes nothing', async (_what, path) => {
    const line = `PUT ${path()} HTTP/1.1`;
    const heard = await send(portOf(room.site), request(CONTENT, { connection: 'close' }, line));
    expect(heard.statuses).toHaveLength(1);
    expect(heard.statuses[0]).toBeGreaterThanOrEqual(400);
    expect(heard.statuses[0]).toBeLessThan(500);
    expect(await room.ask(admin, FIND, id)).toMatchObject({ uploadInfo: { uploadedParts: [] } });
  });

  it.each(['GET', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])(
    'is for nothing else: %s',
    async (method) => {
      const answer = await fetch(link, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('PUT');
    },
  );

  it.each([
    ['more bytes than agreed', request('abcde', { connection: 'close' }), 413],
    ['fewer bytes', request('abc', { connection: 'close' }), 400],
    ['none', request('', { connection: 'close' }), 400],
    ['a size of terabytes', request(CONTENT, { 'content-length': '9999999999999' }), 413],
    [
      'bytes without a size',
      request('4\r\nabcd\r\n0\r\n\r\n', {
        'content-length': '',
        'transfer-encoding': 'chunked',
        connection: 'close',
      }),
      411,
    ],
    [
      'bytes that are not those that were told',
      request(CONTENT, { 'content-digest': `sha-256=:${'A'.repeat(43)}=:`, connection: 'close' }),
      400,
    ],
  ])('refuses %s', async (_what, [head = '', ...rest], status) => {
    const path = link.pathname + link.search;
    const line = String(head)
      .replace('POST /graphql', `PUT ${path}`)
      .replace(/content-length: ?\r\n/i, '');
    const heard = await send(portOf(room.site), [line, ...rest], 3000);
    expect(heard.statuses).toEqual([status]);
    expect(await room.ask(admin, FIND, id)).toMatchObject({ uploadInfo: { uploadedParts: [] } });
  });

  it('of an upload that was given up takes nothing', async () => {
    const { _id, uploadInfo } = await room.register(admin, aDownload(CONTENT.length));
    await room.ask(admin, ABORT, _id);
    const url = uploadInfo.partUploadUrls[0] ?? '';
    expect((await room.put(url, new Uint8Array(Buffer.from(CONTENT)))).status).toBe(404);
  });
});

describe('a name of a file', () => {
  it.each([
    '../../../../etc/passwd',
    '/etc/passwd',
    String.raw`..\..\windows\system32\x.exe`,
    'C:/x/y.pdf',
    'notes.pdf.exe',
    'notes.pdf\0.exe',
    'a\r\nset-cookie: x=1\r\n\r\n.pdf',
    `${'x'.repeat(4000)}.pdf`,
    '%2e%2e%2f%00.pdf',
    '"; filename=evil.html; x=".pdf',
    'evil\u202Efdp.exe',
    'CON',
    '.htaccess',
    '..',
    '😀'.repeat(300),
  ])('is taken for nothing but a name: %j', async (fileName) => {
    const { _id } = await room.send(admin, Buffer.from(CONTENT), { fileName });
    const row = await rowOf(_id);
    expect(row?.fileName).toMatch(/^[^\p{Cc}\p{Cf}/\\<>:"|?*]{1,200}$/u);
    const answer = await fetch(
      new URL(signedFileUrl(room.app.services, row?.fileId ?? ''), room.site.url),
    );
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[\w%.!~*'()-]+$/,
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

/** A zip of one file that is a thousand times as large as it looks. */
function zipBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(64 * 1024 * 1024, 22);
  head.writeUInt16LE(19, 26);
  return Buffer.concat([head, Buffer.from('[Content_Types].xml'), packed]);
}

/** An MP4 whose table of contents says that it is as large as can be. */
const hugeAtom = Buffer.concat([
  video.subarray(0, 32),
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('moov'),
  Buffer.from([0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
]);
const text = (content: string) => Buffer.from(content);

describe('a content', () => {
  const recording = { itemType: 'LESSON_RECORDING', locale: 'hu_HU' };
  const picture = {
    itemType: 'COURSE_IMAGE',
    itemId: 'course-bib101',
    fileName: 'x.png',
    type: 'image/png',
  };
  const subtitles = {
    itemType: 'LESSON_SUBTITLES',
    locale: 'hu_HU',
    fileName: 'x.vtt',
    type: 'text/vtt',
  };
  it.each([
    ['a script in a picture of vectors', picture, text(SVG)],
    ['a page', picture, text(`<!doctype html>${SCRIPT}`)],
    ['a page behind a mark of order', picture, text(`\uFEFF<html>${SCRIPT}`)],
    ['a program of Windows', picture, Buffer.concat([text('MZ'), Buffer.alloc(200)])],
    ['a program of Linux', picture, Buffer.concat([text('\x7fELF'), Buffer.alloc(200)])],
    ['an archive', picture, zipBomb()],
    ['a printed page', picture, text('%PDF-1.7\n%âãÏÓ')],
    ['a film', picture, video],
    ['half of a beginning', picture, png.subarray(0, 4)],
    ['zeros', picture, Buffer.alloc(500)],
    [
      'a picture that browsers do not show',
      picture,
      Buffer.concat([text('II*\0'), Buffer.alloc(200)]),
    ],
    ['text', recording, text('just text')],
    ['zeros', recording, Buffer.alloc(5000)],
    ['a picture', recording, png],
    ['a film that ends too early', recording, video.subarray(0, 300)],
    ['a film without its beginning', recording, video.subarray(4000, 90_000)],
    ['a table of contents that never ends', recording, hugeAtom],
    [
      'a list of films elsewhere',
      recording,
      text('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/x.ts\n#EXT-X-ENDLIST\n'),
    ],
    [
      'a list of qualities elsewhere',
      recording,
      text('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfile:///etc/passwd\n'),
    ],
    ['a page', recording, text(`<!doctype html><video src="x">${SCRIPT}`)],
    [
      'the head of a sound',
      recording,
      Buffer.concat([text('RIFF\xff\xff\xff\x7fWAVE'), Buffer.alloc(50)]),
    ],
    [
      'the head of a container',
      recording,
      Buffer.from('1a45dfa3ffffffffffffffff4282847765626d', 'hex'),
    ],
    ['a script, too', picture, text(`GIF89a/*${'x'.repeat(200)}*/=alert(1)`)],
    ['a page', subtitles, text(`<!doctype html>${SCRIPT}`)],
    ['a film', subtitles, video],
    ['no times', subtitles, text(`WEBVTT\n\n${SCRIPT}\n`)],
  ])('that is %s is refused as %o', async (_what, input, content) => {
    const videoId = newId();
    const sent = room.send(admin, content, { ...input, videoId });
    await expect(sent).rejects.toBeInstanceOf(Error);
    const row = await rowOf(videoId);
    expect(row?.status).toBe('FAILED');
    expect(row?.error?.key).toMatch(/^errors\.uploads\./);
    expect(await room.app.services.files.size(row?.storageKey ?? '')).toBeUndefined();
  });

  const inert = /^(?:attachment|inline); filename\*=UTF-8''/;
  it.each([
    ['a page', {}, text(`<!doctype html>${SCRIPT}`), 'application/octet-stream'],
    ['a picture of vectors', {}, text(SVG), 'application/octet-stream'],
    ['a script', { fileName: 'x.js' }, text('alert(1)'), 'application/octet-stream'],
    ['a style', { fileName: 'x.css' }, text('*{}'), 'application/octet-stream'],
    ['an archive that grows', { fileName: 'x.zip' }, zipBomb(), 'application/octet-stream'],
    ['a printed page', {}, text('%PDF-1.7\n'), 'application/octet-stream'],
    [
      'a page in the name of a film',
      { type: 'video/mp4' },
      text(`<html>${SCRIPT}`),
      'application/octet-stream',
    ],
    ['a picture with a page behind', picture, Buffer.concat([png, text(SCRIPT)]), 'image/png'],
    ['a film with a page behind', recording, Buffer.concat([video, text(SCRIPT)]), 'video/mp4'],
  ])('that is %s is never run: sent as %o', async (_what, input, content, type) => {
    const { _id } = await room.send(admin, content, input);
    const row = await rowOf(_id);
    const link = signedFileUrl(room.app.services, row?.fileId ?? '');
    const answer = await fetch(new URL(link, room.site.url));
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(inert);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    if (input === picture) expect(await answer.text()).not.toContain(SCRIPT);
    if (type === 'application/octet-stream') {
      expect(answer.headers.get('content-disposition')).toContain('attachment');
    }
  });
});
