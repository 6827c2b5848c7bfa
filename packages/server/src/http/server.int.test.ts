import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { files } from '../modules/files/files.table.ts';
import { sha256 } from '../platform/sha256.ts';
import { announcing } from '../platform/live.ts';
import { signedFileUrl } from '../platform/signed-url.ts';
import { APOLLO_ACCEPT } from '../testing/test-client.ts';
import { personaId } from '../seed/people.ts';
import { openSite } from '../testing/site.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Listening, listen } from './listen.ts';
import { MOST_BYTES } from '../graphql/body-limits.ts';

let app: TestApp;
let site: Listening;
let open = true;

beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app, { isOpen: () => open });
  const content = Buffer.from('0123456789');
  const kept = await app.services.files.write('file-test', Readable.from([content]));
  const row = {
    fileName: 'talk.mp4',
    contentType: 'video/mp4',
    createdAt: app.clock.now().toISOString(),
  };
  await app.services.database.db
    .insert(files)
    .values({ ...row, ...kept, _id: 'file-test', storageKey: 'file-test' });
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, init);
const post = (body: object, headers: Record<string, string> = {}) =>
  get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('every answer', () => {
  it.each([
    '/',
    '/login',
    '/users/1',
    '/healthz',
    '/metrics',
    '/files/nothing',
    '/graphql?query={locales{_id}}',
  ])('%s carries the protecting headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('a page whose address holds the secret of a mail', () => {
  it('is named to nobody as the one that led there', async () => {
    const { headers } = await get('/reset-password/abc');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a page', () => {
  it.each([
    [undefined, 'visitor'],
    ['theme=dark', 'visitor'],
    ['theme=dark; lampstand=token', 'member'],
  ])('opened with the cookies %j is made for a %s', async (cookie, opener) => {
    const answer = await get('/dashboard', cookie ? { headers: { cookie } } : {});
    expect(await answer.text()).toContain(`</title>${opener}`);
  });
});

describe('probes', () => {
  it('say ready while the server takes requests and alive until it ends', async () => {
    expect((await get('/readyz')).status).toBe(200);
    open = false;
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    open = true;
  });

  it('count requests for the metrics', async () => {
    await get('/healthz');
    expect(await (await get('/metrics')).text()).toMatch(
      /http_requests_total\{route="probe",status="200"\} [1-9]/,
    );
  });
});

describe('the API over HTTP', () => {
  it('answers queries by GET, never mutations', async () => {
    const query = await get(`/graphql?query=${encodeURIComponent('{ locales { _id } }')}`);
    expect(await query.json()).toMatchObject({ data: { locales: expect.any(Array) } });
    const mutation = await get(`/graphql?query=${encodeURIComponent('mutation { logoutUser }')}`, {
      headers: { accept: 'application/json' },
    });
    expect(mutation.status).toBe(405);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await get('/graphql', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"query":"mutation { logoutUser }"}',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('"logoutUser":true');
    },
  );

  it('gives each of two operations in one document its own result', async () => {
    const query = 'query A { locales { _id } } query B { locales { value label } }';
    const first = await (await post({ query, operationName: 'A' })).json();
    const second = await (await post({ query, operationName: 'B' })).json();
    expect(first).toMatchObject({ data: { locales: expect.arrayContaining([{ _id: 'en' }]) } });
    expect(second).toMatchObject({
      data: { locales: expect.arrayContaining([{ value: 'en', label: 'English' }]) },
    });
  });

  const apollo = 'application/graphql-response+json,application/json;q=0.9';
  const body = (operation: object) => JSON.stringify(operation);
  it.each([
    ['a query', body({ query: '{ locales { _id } }' }), '*/*'],
    ['a query of the apps', body({ query: '{ locales { _id } }', variables: {} }), apollo],
    [
      'nothing but its text',
      body({ query: '{ __typename }', variables: null }),
      'application/json',
    ],
    ['what is for members', body({ query: '{ sessions { _id } }' }), apollo],
    ['what is for members, as JSON', body({ query: '{ sessions { _id } }' }), 'application/json'],
    ['a wrong name', body({ query: '{ nothing }' }), apollo],
    ['a wrong name, as JSON', body({ query: '{ nothing }' }), 'application/json'],
    ['a missing variable', body({ query: 'query ($a: ID!) { news(_id: $a) { _id } }' }), apollo],
    ['no query', body({ variables: {} }), apollo],
    ['another parameter', body({ query: '{ __typename }', more: 1 }), apollo],
    ['a list of operations', `[${body({ query: '{ __typename }' })}]`, apollo],
    ['no JSON', '{"query":', apollo],
    ['a live query in one piece', body({ query: 'subscription { unreadNotifications }' }), apollo],
    ['a page', body({ query: '{ __typename }' }), 'text/html'],
  ])('answers %s as the library by itself does', async (_name, sent, accept) => {
    const headers = { 'content-type': 'application/json', accept };
    const asked = { method: 'POST', headers, body: sent };
    const told = async (answer: Response) => ({
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    });
    const byItself = await app.graphql.fetch('http://localhost/graphql', asked, { address: null });
    expect(await told(await get('/graphql', asked))).toEqual(await told(byItself));
  });

  it('sends cookies with the answer', async () => {
    const query = `mutation { loginWithPassword(email: "student@lampstand.example", password: "${sha256('lampstand-student')}") { _id } }`;
    const answer = await post({ query });
    expect(await answer.json()).toMatchObject({ data: { loginWithPassword: {} } });
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'lampstand',
      'lampstand-device',
    ]);
  });

  it.each([
    ['says so', { 'content-length': String(MOST_BYTES.file + 1) }],
    ['turns out so', { 'transfer-encoding': 'chunked' }],
  ])('refuses a body that is too large when it %s', async (_name, headers) => {
    const type = { 'content-type': 'application/json' };
    const asked = request(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...type, ...headers },
    });
    // The server does not read to the end, so writing to it may fail.
    asked.on('error', () => {});
    const answered = once(asked, 'response');
    asked.flushHeaders();
    if ('transfer-encoding' in headers) asked.write(Buffer.alloc(MOST_BYTES.file + 1, ' '));
    const [response] = z.tuple([z.looseObject({ statusCode: z.number() })]).parse(await answered);
    asked.destroy();
    expect(response.statusCode).toBe(413);
  });

  it('ends a live query whose browser went away, at the next event at the latest', async () => {
    const { live } = app.services;
    const ended = vi.fn<() => void>();
    const subscribe = live.subscribe.bind(live);
    vi.spyOn(live, 'subscribe').mockImplementationOnce((topic) => {
      const events = subscribe(topic);
      const finish = events.return.bind(events);
      events.return = (value) => {
        ended();
        return finish(value);
      };
      return events;
    });
    const browser = new AbortController();
    const { cookie } = await app.as('student');
    const answer = await get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: APOLLO_ACCEPT, cookie },
      body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
      signal: browser.signal,
    });
    expect(answer.headers.get('content-type')).toContain('multipart/mixed');
    expect(ended).not.toHaveBeenCalled();
    browser.abort();
    await vi.waitFor(async () => {
      const topics = [`notifications:${personaId('student')}`];
      await app.services.database.db.execute(
        sql`select ${announcing(sql`${sql.param(topics)}::text[]`)}`,
      );
      expect(ended).toHaveBeenCalled();
    });
  });

  it('masks what nobody planned, with an id and without a stack', async () => {
    const text = await (await post({ query: '{ nothing }' })).text();
    expect(text).not.toMatch(/node_modules|\.ts:/);
  });
});

describe('signed links to files', () => {
  const link = () => signedFileUrl(app.services, 'file-test');

  it('serve the whole file, and any range of it', async () => {
    const whole = await get(link());
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(await whole.text()).toBe('0123456789');
    const part = await get(link(), { headers: { range: 'bytes=2-4' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect((await get(link(), { headers: { range: 'bytes=10-' } })).status).toBe(416);
  });

  it('are not sent again to a browser that has them', async () => {
    const etag = (await get(link())).headers.get('etag') ?? '';
    expect((await get(link(), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('open nothing once they were changed', async () => {
    expect((await get(link().replace('file-test', 'file-talk'))).status).toBe(403);
    expect((await get('/files/file-test')).status).toBe(403);
  });

  it('force a download under the given name where they say so', async () => {
    const { headers } = await get(
      signedFileUrl(app.services, 'file-test', { download: 'Über.mp4' }),
    );
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%9Cber.mp4");
    expect(headers.get('content-type')).toBe('application/octet-stream');
  });
});

describe('a server that stops', () => {
  it('finishes what it began and takes nothing new', async () => {
    let finish = (): void => {};
    let begun = (): void => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = await listen(
      createServer(),
      (_request, response) => {
        finish = () => response.end('done');
        begun();
      },
      0,
      '127.0.0.1',
    );
    const answer = fetch(slow.url);
    await started;
    const closed = slow.close();
    await expect(fetch(slow.url)).rejects.toThrow('fetch failed');
    finish();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });
});
