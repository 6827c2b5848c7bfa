import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Listening } from '../../http/listen.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { sessions } from '../../modules/identity/identity.table.ts';
import { openSite } from '../site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { bodyOfCall } from './call.ts';
import { plausibleArguments } from './plausible-input.ts';
import { roots } from './schema-places.ts';

let app: TestApp;
let site: Listening;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
  ({ cookie } = await app.as('superadmin'));
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };

const SentSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
type Sent = z.infer<typeof SentSchema>;
const formOf = ({ query, variables }: Sent) =>
  new URLSearchParams({ query, variables: JSON.stringify(variables) });
const filesOf = ({ query, variables }: Sent): FormData => {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', '{}');
  return form;
};
const post = (sent: Sent, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers,
  body: JSON.stringify(sent),
});

/** What a page elsewhere can make a browser send, with the cookie of whoever is signed in. */
const ways: readonly (readonly [name: string, way: (sent: Sent) => RequestInit])[] = [
  ['as plain text', (sent) => post(sent, { 'content-type': 'text/plain' })],
  [
    'as plain text that names JSON',
    (sent) => post(sent, { 'content-type': 'text/plain; application/json' }),
  ],
  ['as a form', (sent) => ({ method: 'POST', body: formOf(sent) })],
  ['as a form with files', (sent) => ({ method: 'POST', body: filesOf(sent) })],
  ['without a type', (sent) => ({ method: 'POST', body: new Blob([JSON.stringify(sent)]) })],
  ['from another site', (sent) => post(sent, { ...JSON_TYPE, origin: 'https://evil.example' })],
  ['from a page without an origin', (sent) => post(sent, { ...JSON_TYPE, origin: 'null' })],
  ['from another port', (sent) => post(sent, { ...JSON_TYPE, origin: 'http://localhost:1' })],
  [
    'from another site by its own word',
    (sent) => post(sent, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }),
  ],
  ['by PUT', (sent) => ({ ...post(sent, JSON_TYPE), method: 'PUT' })],
];

/** What the server has written down of changes. */
async function trace() {
  const { db } = app.services.database;
  const [audited] = await db.select({ count: count() }).from(auditEntries);
  const [signedIn] = await db.select({ count: count() }).from(sessions);
  return { audited: audited?.count, signedIn: signedIn?.count };
}

const mutations = roots.filter(({ kind }) => kind === 'mutation');
const call = (root: (typeof roots)[number]): Sent =>
  SentSchema.parse(JSON.parse(bodyOfCall(root, plausibleArguments(root, []), [], 'null')));

async function notRefused(ask: (sent: Sent) => Promise<Response>): Promise<string[]> {
  const found: string[] = [];
  for (const root of mutations) {
    const response = await ask(call(root));
    const text = await response.text();
    if (response.status < 400 || response.status >= 500 || text.includes('"data":{'))
      found.push(`${root.name}: ${response.status} ${text}`);
  }
  return found;
}

describe('a mutation that a page elsewhere sends with the cookie of an admin', () => {
  it.each(ways)('is not executed, none of all: %s', async (_name, way) => {
    const before = await trace();
    const ask = (sent: Sent) => {
      const init = way(sent);
      const headers = new Headers(init.headers);
      headers.set('cookie', cookie);
      return fetch(`${site.url}/graphql`, { ...init, headers });
    };
    expect(await notRefused(ask)).toEqual([]);
    expect(await trace()).toEqual(before);
  });

  it('is not executed, none of all: by GET, as a link or a picture', async () => {
    const before = await trace();
    const ask = (sent: Sent) =>
      fetch(`${site.url}/graphql?${formOf(sent).toString()}`, {
        headers: { cookie, accept: 'text/html,image/*,*/*' },
      });
    expect(await notRefused(ask)).toEqual([]);
    expect(await trace()).toEqual(before);
  });

  it('is tried with all of them', () => {
    expect(mutations.length).toBeGreaterThan(80);
    expect(ways.length).toBeGreaterThanOrEqual(10);
  });

  it('is executed when our own page sends it', async () => {
    const before = await trace();
    const query = 'mutation { insertLogit(logitInput: { action: "open", type: "test" }) }';
    const headers = { ...JSON_TYPE, cookie, origin: site.url };
    const answer = await fetch(`${site.url}/graphql`, post({ query, variables: {} }, headers));
    expect(await answer.json()).toEqual({ data: { insertLogit: true } });
    expect(await trace()).not.toEqual(before);
  });
});
