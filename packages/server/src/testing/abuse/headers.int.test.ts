import path from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../../http/built-files.ts';
import type { Listening } from '../../http/listen.ts';
import { files } from '../../modules/files/files.table.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { emailOf } from '../../seed/personas.ts';
import { openSite } from '../site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const ORIGIN = 'https://college.example';
const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-headers-'));

let app: TestApp;
let site: Listening;
let open = true;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN, PRODUCTION_URL: 'https://production.example' });
  writeFileSync(path.join(folder, 'app.js'), 'x');
  const assets = builtFiles(folder);
  site = await openSite(app, {
    isOpen: () => open,
    pages: {
      assets: (request, response, next) => {
        if (request.url?.startsWith('/_portal/') !== true) return next();
        request.url = request.url.slice('/_portal'.length);
        return assets(request, response);
      },
      page: async (url) => {
        if (url === '/fault') throw new Error('for the test');
        return '<!doctype html>';
      },
    },
  });
  const kept = await app.services.files.write('file-test', Readable.from([Buffer.from('0123')]));
  const row = {
    fileName: 'a.svg',
    contentType: 'image/svg+xml',
    createdAt: app.clock.now().toISOString(),
  };
  await app.services.database.db
    .insert(files)
    .values({ ...row, ...kept, _id: 'file-test', storageKey: 'file-test' });
});
afterAll(async () => {
  await site.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const link = () => signedFileUrl(app.services, 'file-test');

const answers: readonly (readonly [
  name: string,
  status: number,
  path: () => string,
  init?: RequestInit,
])[] = [
  ['a page', 200, () => '/login'],
  ['the back-office', 200, () => '/users'],
  ['an address that is none', 200, () => '/nowhere'],
  ['a page by another method', 405, () => '/login', { method: 'POST' }],
  ['a page that fails', 500, () => '/fault'],
  ['a page that lies elsewhere', 302, () => '/set-password'],
  ['a file of an app', 200, () => '/_portal/app.js'],
  ['a file of an app that is not there', 404, () => '/_portal/none.js'],
  ['a query', 200, () => '/graphql?query=%7Blocales%7B_id%7D%7D'],
  ['an operation', 200, () => '/graphql', post('{"query":"{ locales { _id } }"}')],
  ['a refused operation', 200, () => '/graphql', post('{"query":"{ users { total } }"}')],
  ['a wrong document', 200, () => '/graphql', post('{"query":"{ nothing }"}')],
  ['JSON that is none', 400, () => '/graphql', post('{')],
  ['a form', 415, () => '/graphql', post('x', { 'content-type': 'text/plain' })],
  [
    'another origin',
    403,
    () => '/graphql',
    post('{}', { ...json, origin: 'https://evil.example' }),
  ],
  [
    'a question of another origin',
    405,
    () => '/graphql',
    {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    },
  ],
  ['a mutation by GET', 405, () => '/graphql?query=mutation%7BlogoutUser%7D'],
  ['a signed file', 200, link],
  ['a part of a file', 206, link, { headers: { range: 'bytes=1-2' } }],
  ['a part past the end', 416, link, { headers: { range: 'bytes=9-' } }],
  ['a file without a signature', 403, () => '/files/file-test'],
  ['personal data that is not there', 404, () => '/personal-data/none'],
  ['the outbox', 200, () => '/_outbox'],
  ['life', 200, () => '/healthz'],
  ['readiness', 200, () => '/readyz'],
  ['figures', 200, () => '/metrics'],
];

const REQUIRED: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /script-src 'self';.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** What is wrong with the headers of an answer. */
function missing(headers: Headers): string[] {
  const wrong = Object.entries(REQUIRED).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  );
  const shared = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
  const told = ['server', 'x-powered-by'].filter((name) => headers.has(name));
  return [...wrong.map(([name]) => name), ...shared, ...told];
}

describe('every answer', () => {
  it.each(answers.map(([name, status, where, init = {}]) => [name, status, where, init] as const))(
    'carries the seven headers and lets no other origin read: %s (%i)',
    async (_name, status, where, init) => {
      const response = await fetch(site.url + where(), { redirect: 'manual', ...init });
      await response.arrayBuffer();
      expect({ status: response.status, missing: missing(response.headers) }).toEqual({
        status,
        missing: [],
      });
    },
  );

  it('carries them also while the server stops', async () => {
    open = false;
    const response = await fetch(`${site.url}/readyz`);
    open = true;
    expect({ status: response.status, missing: missing(response.headers) }).toEqual({
      status: 503,
      missing: [],
    });
  });
});

describe('every cookie', () => {
  it('is bound to this host over https, and no script and no other site gets it', async () => {
    const headers = { ...json, origin: ORIGIN };
    const login = `mutation ($password: String!) { loginWithPassword(email: "${emailOf('student')}", password: $password) { _id } }`;
    const password = 'lampstand-student';
    const digest = Buffer.from(
      await crypto.subtle.digest('SHA-256', Buffer.from(password)),
    ).toString('hex');
    const ask = async (query: string, cookie = '') => {
      const body = JSON.stringify({ query, variables: { password: digest } });
      const response = await fetch(`${site.url}/graphql`, post(body, { ...headers, cookie }));
      return response.headers.getSetCookie();
    };
    const signedIn = await ask(login);
    const [session = ''] = (signedIn[0] ?? '').split(';');
    const all = [
      ...signedIn,
      ...(await ask('mutation { beginPasskeySignIn }')),
      ...(await ask('mutation { logoutUser }', session)),
    ];
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const cookie of all) {
      expect(cookie).toMatch(
        /^__Host-lampstand[a-z-]*=[\w.-]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
    }
    expect(/=([\w-]+)/.exec(session)?.[1]?.length).toBeGreaterThanOrEqual(43);
  });
});
