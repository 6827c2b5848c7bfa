import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
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
import { destinationOf, registerUploadDestination } from './upload-destinations.ts';
import { MOST_KEPT } from './uploads.rules.ts';

const SIGN = 'mutation Sign($id: ID!) { signUploadParts(videoId: $id, partNumbers: [1]) { url } }';
const GB = 1024 ** 3;

let room: UploadRoom;
let admin: TestClient;
beforeAll(async () => {
  room = await openUploadRoom(await localStore(), { UPLOAD_QUOTA_GB: '2' });
  admin = await room.app.as('admin');
});
afterAll(() => room.close());

describe('an upload', () => {
  it.each(['student', 'facilitator', 'manager', 'regionAdmin', 'reportsAdmin'] as const)(
    'is refused to a %s, and what others began looks absent',
    async (persona) => {
      const client = await room.app.as(persona);
      const { _id: id } = await room.register(admin, aDownload(4));
      expect(await client.codeOf(REGISTER, { input: aDownload(4) })).toBe('FORBIDDEN');
      const input = aDownload(4, { videoId: id });
      for (const [query, variables] of [
        [REGISTER, { input }],
        [FIND, { id }],
        [SIGN, { id }],
        [COMPLETE, { id }],
        [ABORT, { id }],
      ] as const) {
        expect(await client.codeOf(query, variables)).toBe('NOT_FOUND');
      }
      expect(await client.send('{ myUploads { _id } }')).toMatchObject({ data: { myUploads: [] } });
      await room.ask(admin, ABORT, id);
    },
  );

  it('may be gone on with by whoever may upload to the same lesson, in any browser', async () => {
    const colleague = await room.app.as('superadmin');
    const { _id: id } = await room.register(admin, aDownload(4));
    const seen = await room.ask(colleague, FIND, id);
    await room.put(seen.uploadInfo.partUploadUrls[0] ?? '', new Uint8Array(Buffer.from('data')));
    expect(await room.ask(colleague, COMPLETE, id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('stands among one’s own, the newest first, until it is ended', async () => {
    const mine = async () => {
      const answer = await admin.send('{ myUploads { _id uploadInfo { partsCount } } }');
      return JSON.stringify(answer.data);
    };
    const first = await room.register(admin, aDownload(4));
    room.app.clock.advance(1000);
    const second = await room.register(admin, aDownload(4));
    const list = await mine();
    expect(list.indexOf(second._id)).toBeGreaterThan(0);
    expect(list.indexOf(second._id)).toBeLessThan(list.indexOf(first._id));
    await room.ask(admin, ABORT, first._id);
    expect(await mine()).not.toContain(first._id);
    await room.ask(admin, ABORT, second._id);
  });

  it('is registered once, however often and at the same time', async () => {
    const input = aDownload(4);
    const answers = await Promise.all(Array.from({ length: 8 }, () => room.register(admin, input)));
    expect(new Set(answers.map(({ uploadInfo }) => uploadInfo.multipartUploadToken)).size).toBe(1);
    await room.ask(admin, ABORT, answers[0]?._id ?? '');
  });

  it('of another file under the same id is a conflict', async () => {
    const { _id: videoId } = await room.register(admin, aDownload(4, { fingerprint: 'a' }));
    const other = (overrides: object) =>
      admin.codeOf(REGISTER, { input: aDownload(4, { videoId, fingerprint: 'a', ...overrides }) });
    expect(await other({})).toBeUndefined();
    expect(await other({ fileSize: 5 })).toBe('CONFLICT');
    expect(await other({ fingerprint: 'b' })).toBe('CONFLICT');
    expect(await other({ itemId: 'lesson-bib101-2' })).toBe('CONFLICT');
    await room.ask(admin, ABORT, videoId);
  });

  it('ends at the quota of what one person may have begun, also at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.send(REGISTER, { input: aDownload(GB - 1000) })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'LIMIT', key: 'errors.uploads.quota' },
      { code: 'LIMIT', key: 'errors.uploads.quota' },
    ]);
  });
});

describe('a destination', () => {
  it('that is there for nothing takes nothing', async () => {
    const input = aDownload(4, { itemType: 'LESSON_DOWNLOAD', itemId: 'lesson-of-nobody' });
    expect(await admin.codeOf(REGISTER, { input })).toBe('NOT_FOUND');
  });

  it('keeps so many files of one item and no more', async () => {
    const other = await room.app.as('superadmin');
    for (let number = 0; number < MOST_KEPT; number += 1) {
      await room.register(other, aDownload(1, { itemId: 'lesson-bib101-3' }));
    }
    const answer = await other.send(REGISTER, {
      input: aDownload(1, { itemId: 'lesson-bib101-3' }),
    });
    expect(answer.errors?.[0]?.extensions.key).toBe('errors.uploads.itemFull');
  });

  it('that refuses a file leaves the upload as it is, to be completed later', async () => {
    let refuses = true;
    const attached: string[] = [];
    const usual = destinationOf('TEACHER_PICTURE');
    // Other files of tests run in the same process.
    onTestFinished(() => registerUploadDestination('TEACHER_PICTURE', usual));
    registerUploadDestination('TEACHER_PICTURE', {
      mayUpload: async () => {},
      accepts: { contentTypes: [], maxBytes: 100, media: 'any' },
      fileColumns: [],
      attach: async (_work, { fileId }) => {
        if (refuses) throw new DomainError('CONFLICT', 'errors.conflict');
        attached.push(fileId);
      },
    });
    const input = aDownload(4, { itemType: 'TEACHER_PICTURE', videoId: newId() });
    const { _id: id, uploadInfo } = await room.register(await room.app.as('student'), input);
    await room.put(uploadInfo.partUploadUrls[0] ?? '', new Uint8Array(Buffer.from('data')));
    const student = await room.app.as('student');
    expect(await student.codeOf(COMPLETE, { id })).toBe('CONFLICT');
    const seen = await room.ask(student, FIND, id);
    expect(seen).toMatchObject({
      status: 'UPLOADING',
      uploadInfo: { uploadedParts: [{ size: 4 }] },
    });
    refuses = false;
    expect(await room.ask(student, COMPLETE, id)).toMatchObject({ status: 'COMPLETED' });
    expect(attached).toHaveLength(1);
  });
});
