import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { localStore, openUploadRoom, type UploadRoom } from '../../testing/upload-room.ts';
import { transcripts } from './grades.table.ts';
import { usualDesign } from './transcript-design.rules.ts';

let room: UploadRoom;
let superadmin: TestClient;
let student: TestClient;
beforeAll(async () => {
  room = await openUploadRoom(await localStore());
  superadmin = await room.app.as('superadmin');
  student = await room.app.as('student');
  const group = await aGroup(room.app, { students: ['user-student'] });
  const { _id: courseId } = await aCourse(room.app, { offeredTo: [group._id] });
  await aResult(room.app, await anExam(room.app, { courseId }), { groupId: group._id, score: 91 });
});
afterAll(() => room.close());

const FIELDS = '{ version blocks { kind shown } letterhead sealUrl }';
const READ = `{ design: transcriptDesign ${FIELDS} }`;
const UPDATE = `mutation ($version: Int!, $input: TranscriptDesignInput!) { design: updateTranscriptDesign(version: $version, transcriptDesignInput: $input) ${FIELDS} }`;
const REMOVE = `mutation { design: removeTranscriptSeal ${FIELDS} }`;
const ISSUE = 'mutation ($id: ID!) { issueTranscript(_id: $id, locale: "de_DE") { _id url } }';
const Design = z.object({
  design: z.object({
    version: z.number(),
    blocks: z.array(z.object({ kind: z.string(), shown: z.boolean() })),
    letterhead: z.string().nullable(),
    sealUrl: z.string().nullable(),
  }),
});
const designSeenBy = async (client: TestClient) => (await client.read(Design, READ)).design;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const aSeal = { itemId: 'college', itemType: 'TRANSCRIPT_SEAL', type: 'image/png' };
const sendSeal = (client: TestClient, input: object = {}) =>
  room.send(client, PNG, { ...aSeal, videoId: newId(), fileName: 'seal.png', ...input });

/** Issues one, and fetches it as PDF. */
async function pdf(): Promise<string> {
  const { data } = await student.send(ISSUE, { id: newId() });
  const { url } = z.object({ url: z.string() }).parse(data?.['issueTranscript']);
  const answer = await fetch(new URL(url, room.site.url), { headers: { cookie: student.cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

it('is the usual one until a superadmin saves another, of which the older version is refused', async () => {
  expect(await designSeenBy(student)).toEqual({ ...usualDesign, version: 0, sealUrl: null });
  const blocks = usualDesign.blocks.toReversed();
  const input = { blocks, letterhead: 'Lamp Street 12\nNairobi' };
  for (const who of ['student', 'regionAdmin', 'admin'] as const) {
    const client = await room.app.as(who);
    expect(await client.codeOf(UPDATE, { version: 0, input })).toBe('FORBIDDEN');
    expect(await client.codeOf(REMOVE)).toBe('FORBIDDEN');
  }
  expect(await superadmin.codeOf(UPDATE, { version: 0, input })).toBeUndefined();
  expect(await superadmin.codeOf(UPDATE, { version: 0, input })).toBe('CONFLICT');
  expect(await designSeenBy(student)).toMatchObject({ ...input, version: 1 });
  const without = { blocks: blocks.slice(1), letterhead: null };
  expect(await superadmin.codeOf(UPDATE, { version: 1, input: without })).toBe('INVALID');
});

it('has a seal that only superadmins send and take away; transcripts that were issued keep it', async () => {
  const plain = await pdf();
  expect(plain).not.toContain('/Subtype /Image');
  for (const [client, input] of [
    [student, {}],
    [superadmin, { itemId: 'another' }],
  ] as const) {
    const { errors } = await client.send(
      'mutation ($input: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $input) { _id } }',
      {
        input: {
          ...aSeal,
          videoId: newId(),
          title: 'Seal',
          fileName: 'seal.png',
          fileSize: PNG.length,
          ...input,
        },
      },
    );
    expect(errors).toHaveLength(1);
  }
  expect(await sendSeal(superadmin)).toMatchObject({ status: 'COMPLETED' });
  expect((await designSeenBy(student)).sealUrl).not.toBeNull();
  expect(await pdf()).toContain('/Subtype /Image');
  expect(await superadmin.codeOf(REMOVE)).toBeUndefined();
  expect(await superadmin.codeOf(REMOVE)).toBe('NOT_FOUND');
  expect((await designSeenBy(student)).sealUrl).toBeNull();
  const issued = await room.app.services.database.db.select().from(transcripts);
  expect(issued.some(({ sealFileId }) => sealFileId !== null)).toBe(true);
});
