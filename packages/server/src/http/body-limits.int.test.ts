import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIELD_HEADER, MOST_BYTES } from '../graphql/body-limits.ts';
import { openSite } from '../testing/site.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { PersonaKey } from '../seed/personas.ts';
import type { Listening } from './listen.ts';

let app: TestApp;
let site: Listening;
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

interface Sent {
  readonly as?: PersonaKey;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

const HARMLESS =
  'mutation ($text: String!) { previewQuestionImport(courseId: "x", format: GIFT, text: $text) { index } }';
const OTHER =
  'mutation ($text: String!) { insertLogit(logitInput: { action: $text, type: "crash" }) }';

/** Sends an operation of so many bytes, and tells what came back. */
async function send(bytes: number, { as, cookie, headers = {}, query = HARMLESS }: Sent) {
  const empty = JSON.stringify({ query, variables: { text: '' } });
  const body = JSON.stringify({ query, variables: { text: 'x'.repeat(bytes - empty.length) } });
  const answer = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: as ? (await app.as(as)).cookie : (cookie ?? ''),
      ...headers,
    },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

const asFile = { [FIELD_HEADER]: 'previewQuestionImport' };

describe('the body of an operation', () => {
  it('of a stranger is as large as what strangers may ask, and no larger', async () => {
    expect((await send(MOST_BYTES.stranger, {})).text).toContain('UNAUTHENTICATED');
    const refused = await send(MOST_BYTES.stranger + 1, { headers: { 'accept-language': 'de' } });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toEqual({
      errors: [
        {
          message:
            'Was Sie senden, ist zu groß (höchstens 0,064 MB). Senden Sie weniger auf einmal.',
          extensions: { code: 'INVALID', key: 'errors.tooMuchSent', fields: {} },
        },
      ],
    });
  });

  it('of a person who is signed in is as large as what people write', async () => {
    expect((await send(MOST_BYTES.member, { as: 'student' })).text).toContain('FORBIDDEN');
    const refused = await send(MOST_BYTES.member + 1, { as: 'student' });
    expect(refused.status).toBe(413);
    expect(refused.text).toContain('(2 MB at most)');
  });

  it('holds whole files for who may bring them, and says so before', async () => {
    const bytes = MOST_BYTES.member + 1;
    const taken = await send(bytes, { as: 'superadmin', headers: asFile });
    expect(taken).toMatchObject({ status: 200 });
    expect((await send(bytes, { as: 'superadmin' })).status).toBe(413);
    expect((await send(bytes, { as: 'student', headers: asFile })).status).toBe(413);
    expect((await send(bytes, { headers: asFile })).status).toBe(413);
  });

  it('is refused where it says that it holds a file and asks for something else', async () => {
    const bytes = MOST_BYTES.member + 1;
    const other = await send(bytes, { as: 'superadmin', headers: asFile, query: OTHER });
    expect(other.text).toContain('errors.tooMuchSent');
    expect(other.text).not.toContain('"data":{');
  });

  it('says that the session is over where the size is that of somebody who was signed in', async () => {
    const student = await app.as('student');
    const { cookie } = student;
    await student.send('mutation { logoutUser }');
    const over = await send(MOST_BYTES.stranger + 1, { cookie });
    expect(over.status).toBe(401);
    expect(over.text).toContain('"Token expired"');
  });

  it('is counted where its length is not told', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const asked = request(`${site.url}/graphql`, { method: 'POST', headers });
    const answered = once(asked, 'response');
    for (let bytes = 0; bytes <= MOST_BYTES.stranger; bytes += 10_000) {
      asked.write(Buffer.alloc(10_000, ' '));
    }
    asked.end();
    const [answer] = z.tuple([z.looseObject({ statusCode: z.number() })]).parse(await answered);
    expect(answer.statusCode).toBe(413);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('has no %s in each other without end', async (_kind, open, close) => {
    const deep = (levels: number) =>
      fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":"{ locales { _id } }","variables":{"x":${open.repeat(levels)}1${close.repeat(levels)}}}`,
      });
    expect((await deep(38)).status).toBe(200);
    expect((await deep(39)).status).toBe(400);
  });

  it.each(['/graphql', '/uploads/a.b/parts/1', '/login'])(
    'in an encoding is refused at %s',
    async (path) => {
      const answer = await fetch(site.url + path, {
        method: path.startsWith('/uploads') ? 'PUT' : 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: '{"query":"{ locales { _id } }"}',
      });
      expect(answer.status).toBe(415);
    },
  );
});
