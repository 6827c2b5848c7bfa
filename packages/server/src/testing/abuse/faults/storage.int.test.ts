import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../../http/listen.ts';
import { areFilesLost } from '../../../modules/files/index.ts';
import { signedFileUrl } from '../../../platform/signed-url.ts';
import { aFile } from '../../factories/file.ts';
import { openSite } from '../../site.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import type { TestClient } from '../../test-client.ts';
import type { Database } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/file-store.ts';
import { personaId } from '../../../seed/people.ts';

const content = 'the whole file';

let app: TestApp;
let site: Listening;
let student: TestClient;
let link = '';
let store: FileStore;
let flush: Database['flush'];
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
  student = await app.as('student');
  store = { ...app.services.files };
  ({ flush } = app.services.database);
  const kept = await store.write('kept', Readable.from([Buffer.from(content)]));
  const { _id } = await aFile(app, { ...kept, storageKey: 'kept' });
  link = `${site.url}${signedFileUrl(app.services, _id)}`;
});
beforeEach(() => {
  Object.assign(app.services.files, store);
  Object.assign(app.services.database, { flush });
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const coded = (code: string) => Object.assign(new Error(`${code}: the system says no`), { code });
const failing = (error: Error) => () =>
  new Readable({
    read() {
      this.destroy(error);
    },
  });
const rename = (firstName: string) =>
  student.send(
    'mutation ($i: UserProfileInput!) { updateUserProfile(userProfileInput: $i) { firstName } }',
    { i: { _id: personaId('student'), firstName } },
  );
const nameNow = async () => (await student.send('{ currentUser { firstName } }')).data;

describe('a store of files', () => {
  it.each<[string, Partial<FileStore>]>([
    ['answers 503', { size: () => Promise.reject(new Error('the store answered 503')) }],
    ['has no more handles', { read: failing(coded('EMFILE')) }],
    ['cannot read its disk', { read: failing(coded('EIO')) }],
  ])('that %s is told from a missing file, and serves again by itself', async (_how, fault) => {
    Object.assign(app.services.files, fault);
    const broken = await fetch(link);
    expect(broken.status).toBe(503);
    expect(broken.headers.get('retry-after')).toBe('10');
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(broken.headers.get('etag')).toBeNull();
    expect(await nameNow()).not.toBeUndefined();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    Object.assign(app.services.files, store);
    const mended = await fetch(link);
    expect([mended.status, await mended.text()]).toEqual([200, content]);
  });
});

describe('a store of files at the start', () => {
  it('is told as another one when it holds none of the newest files, and only then', async () => {
    const { db } = app.services.database;
    const sizes = [undefined, 14];
    expect(await areFilesLost(db, { size: async () => sizes.pop() })).toBe(false);
    expect(await areFilesLost(db, { size: async () => undefined })).toBe(true);
    const away = { size: () => Promise.reject(new Error('the store answered 503')) };
    expect(await areFilesLost(db, away)).toBe(false);
  });
});

describe('a disk of the embedded database', () => {
  it.each([
    ['full', 'ENOSPC'],
    ['read-only', 'EROFS'],
    ['out of handles', 'EMFILE'],
  ])('that is %s refuses a change in the language of the person', async (_how, code) => {
    const { database } = app.services;
    Object.assign(database, { flush: () => Promise.reject(coded(code)) });
    student.language = 'de-DE';
    const [error] = (await rename('Ada')).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'INTERNAL', key: 'errors.outage.now' });
    expect(error?.message).toMatch(/^Das ist im Augenblick nicht möglich\. .* Nummer: [\da-f-]+$/);
    expect((await student.send('{ dashboard { __typename } }')).errors).toBeUndefined();

    Object.assign(database, { flush });
    expect((await rename('Grace')).errors).toBeUndefined();
    expect(await nameNow()).toMatchObject({ currentUser: { firstName: 'Grace' } });
  });

  it('that is full takes back a change that it could only begin', async () => {
    const { db } = app.services.database;
    // What the engine says when a table cannot grow.
    await db.execute(`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(
      'create trigger full_disk before insert on audit_entries execute function no_space()',
    );
    const before = await nameNow();
    const [error] = (await rename('Nobody')).errors ?? [];
    expect(error?.extensions.key).toBe('errors.outage.now');
    expect(await nameNow()).toEqual(before);
    await db.execute('drop trigger full_disk on audit_entries');
    expect((await rename('Somebody')).errors).toBeUndefined();
  });
});
