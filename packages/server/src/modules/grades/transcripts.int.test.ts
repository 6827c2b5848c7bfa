import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { serveTranscript } from './transcript.http.ts';

let app: TestApp;
let student: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  admin = await app.as('regionAdmin');
  const group = await aGroup(app, { students: ['user-student'] });
  const { _id: courseId } = await aCourse(app, { offeredTo: [group._id], code: 'ZZZ1' });
  const exam = await anExam(app, { courseId });
  await aResult(app, exam, { groupId: group._id, score: 91 });
});
afterAll(() => app.close());

const ISSUED = '_id version code url locale issuedAt issuedByName revokedAt revokeReason';
const ISSUE = `mutation ($id: ID!, $userId: ID) { issueTranscript(_id: $id, userId: $userId, locale: "de_DE") { ${ISSUED} student { _id } } }`;
const REVOKE = `mutation ($id: ID!, $version: Int!, $reason: String!) { revokeTranscript(_id: $id, version: $version, reason: $reason) { ${ISSUED} } }`;
const VERIFY =
  'query ($code: String!) { verifyTranscript(code: $code) { studentName organisation revokedAt meanScore terms { courses { code score letter points complete } } } }';
const Issued = z.object({
  _id: z.string(),
  version: z.number(),
  code: z.string(),
  url: z.string(),
  revokedAt: z.string().nullable(),
});
const Verified = z.object({
  verifyTranscript: z
    .object({
      studentName: z.string(),
      revokedAt: z.string().nullable(),
      terms: z.array(
        z.object({
          courses: z.array(z.object({ code: z.string(), score: z.number().nullable() })),
        }),
      ),
    })
    .nullable(),
});

async function issue(client = student, variables: object = {}) {
  const { data } = await client.send(ISSUE, { id: newId(), ...variables });
  return z.object({ issueTranscript: Issued }).parse(data).issueTranscript;
}
const verified = async (code: string) =>
  (await app.anonymous().read(Verified, VERIFY, { code })).verifyTranscript;

describe('a transcript', () => {
  it('is read by its student and the admins of their region, and is there for nobody else', async () => {
    const query =
      'query ($id: ID) { transcript(userId: $id) { student { _id } meanScore meanPoints terms { name year courses { code score } } } }';
    expect(await student.codeOf(query)).toBeUndefined();
    const answers = [
      ['regionAdmin', undefined],
      ['admin', undefined],
      ['superadmin', undefined],
      ['manager', 'NOT_FOUND'],
      ['facilitator', 'NOT_FOUND'],
      ['student2', 'NOT_FOUND'],
      ['regionAdmin2', 'NOT_FOUND'],
      ['reportsAdmin', 'NOT_FOUND'],
    ] as const;
    for (const [persona, expected] of answers) {
      const client = await app.as(persona);
      const answer = await client.codeOf(query, { id: 'user-student' });
      expect([persona, answer]).toEqual([persona, expected]);
    }
    const read = () => student.send(query);
    expect(await statementsOf(app, read)).toHaveLength(2);
  });
});

describe('an issued transcript', () => {
  it('is issued once, however often the call is sent', async () => {
    const id = newId();
    const first = await issue(student, { id });
    expect(await issue(student, { id })).toEqual(first);
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
    expect(await (await app.as('student2')).codeOf(ISSUE, { id })).toBe('CONFLICT');
  });

  it('is issued by staff for those whom they look after only', async () => {
    const given = { id: newId(), userId: 'user-student' };
    expect((await issue(admin, given))._id).toBe(given.id);
    const other = { id: newId(), userId: 'user-student' };
    for (const persona of ['regionAdmin2', 'manager', 'student2'] as const) {
      expect(await (await app.as(persona)).codeOf(ISSUE, other)).toBe('NOT_FOUND');
    }
  });

  it('is not issued where nothing is complete, nor in a language that there is not', async () => {
    const newcomer = await app.as('facilitator');
    expect(await newcomer.codeOf(ISSUE, { id: newId() })).toBe('INVALID');
    const wrong = ISSUE.replace('de_DE', 'xx');
    expect(await student.codeOf(wrong, { id: newId() })).toBe('INVALID');
  });

  it('stays as it was, whatever is corrected afterwards', async () => {
    const { code } = await issue();
    const scoreOf = async () =>
      (await verified(code))?.terms
        .flatMap(({ courses }) => courses)
        .find((course) => course.code === 'ZZZ1')?.score;
    expect(await scoreOf()).toBe(91);
    const { _id: courseId } = await aCourse(app, { code: 'ZZZ2' });
    await aResult(app, await anExam(app, { courseId }), {
      score: 10,
      groupId: 'group-cape-town-1',
    });
    expect((await verified(code))?.terms.flatMap(({ courses }) => courses)).not.toContainEqual(
      expect.objectContaining({ code: 'ZZZ2' }),
    );
  });

  it('is listed for its student, and for admins with filters', async () => {
    const { _id, code } = await issue();
    const { data } = await student.send(`{ myTranscripts { _id } }`);
    expect(JSON.stringify(data)).toContain(_id);
    const LIST = `query ($filter: TranscriptFilter) { transcripts(filter: $filter, sort: { field: issuedAt, order: DESC }) { total items { ${ISSUED} student { fullName } } } }`;
    const List = z.object({
      transcripts: z.object({ total: z.number(), items: z.array(Issued) }),
    });
    const list = async (filter: object, client = admin) =>
      (await client.read(List, LIST, { filter })).transcripts;
    expect((await list({ q: code.toLowerCase() })).items).toMatchObject([{ _id }]);
    expect((await list({ studentId: 'user-student', revoked: false })).items[0]?._id).toBe(_id);
    expect((await list({ q: code, revoked: true })).total).toBe(0);
    expect((await list({ q: code }, await app.as('regionAdmin2'))).total).toBe(0);
    expect(await student.codeOf(LIST, {})).toBe('FORBIDDEN');
    expect(await statementsOf(app, () => list({ q: code }))).toHaveLength(2);
  });
});

describe('revoking', () => {
  it('is told to whoever asks by the code, and cannot be done twice', async () => {
    const { _id: id, code } = await issue();
    const reason = 'Issued with the wrong name';
    const other = await app.as('regionAdmin2');
    expect(await other.codeOf(REVOKE, { id, version: 1, reason })).toBe('NOT_FOUND');
    expect(await student.codeOf(REVOKE, { id, version: 1, reason })).toBe('FORBIDDEN');
    expect(await admin.codeOf(REVOKE, { id, version: 2, reason })).toBe('CONFLICT');
    expect(await admin.codeOf(REVOKE, { id, version: 1, reason: ' ' })).toBe('INVALID');
    const { data } = await admin.send(REVOKE, { id, version: 1, reason });
    expect(data).toMatchObject({ revokeTranscript: { version: 2, revokeReason: reason } });
    expect((await verified(code))?.revokedAt).not.toBeNull();
    expect(await admin.codeOf(REVOKE, { id, version: 2, reason })).toBe('CONFLICT');
  });
});

describe('asking by a code', () => {
  it('finds it however it is typed', async () => {
    const { code } = await issue();
    expect(await verified(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({
      studentName: expect.any(String),
    });
  });

  it('says the same of unknown and malformed codes, and stops guessing', async () => {
    const guesser = app.anonymous();
    guesser.address = '203.0.113.77';
    const { code } = await issue();
    const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
    const known = await guesser.read(Verified, VERIFY, { code });
    expect(known.verifyTranscript).not.toBeNull();
    for (const typed of [wrong, '', 'x', 'AAAA-AAAA-AAAA-AAAA', "'; drop table", '成绩单']) {
      expect(await guesser.send(VERIFY, { code: typed })).toEqual({
        data: { verifyTranscript: null },
      });
    }
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      codes.push(await guesser.codeOf(VERIFY, { code: wrong }));
    }
    expect(codes.at(-1)).toBe('LIMIT');
  });
});

describe('its PDF', () => {
  it('is given to its student and their admins, and to nobody else', async () => {
    const { url } = await issue();
    const server = createServer((request, response) => {
      void serveTranscript(app.services, request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const get = (path: string, client?: TestClient) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: client ? { cookie: client.cookie } : {},
      });
    const answer = await get(url, student);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await get(url, admin)).status).toBe(200);
    expect((await get(url)).status).toBe(404);
    expect((await get(url, await app.as('student2'))).status).toBe(404);
    expect((await get(url, await app.as('regionAdmin2'))).status).toBe(404);
    expect((await get('/transcript-files/..%2f.pdf', student)).status).toBe(404);
    server.closeAllConnections();
    server.close();
  });
});
