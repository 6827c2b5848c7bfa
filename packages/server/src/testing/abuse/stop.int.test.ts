import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../platform/sha256.ts';
import { openSite } from '../site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const UNDER_WAY = 50;
const MOST_MS = 10_000;

let app: TestApp;
beforeAll(async () => {
  // All of them come from this machine.
  app = await createTestApp({ SHARED_ADDRESSES: '127.0.0.1' });
});
afterAll(() => app.close());

const query =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

it(`a server that stops answers ${UNDER_WAY} requests under way, takes no new one, and ends in time`, async () => {
  const site = await openSite(app);
  let arrived = 0;
  const all = new Promise<void>((resolve) => {
    site.server.on('request', () => {
      arrived += 1;
      if (arrived === UNDER_WAY) resolve();
    });
  });
  // Each needs a hash that takes its time.
  const asked = Array.from({ length: UNDER_WAY }, (_, n) => {
    const variables = { email: `nobody-${n}@lampstand.example`, password: sha256('x') };
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json' };
    return fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
  });
  let answered = 0;
  for (const each of asked) void each.then(() => (answered += 1));
  await all;
  expect(answered).toBeLessThan(UNDER_WAY);
  const began = performance.now();
  const closed = site.close();
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow('fetch failed');
  const answers = await Promise.all(asked);
  await closed;
  expect(performance.now() - began).toBeLessThanOrEqual(MOST_MS);
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  // Whoever would ask again over the same connection is told to make another.
  expect(answers.map(({ headers }) => headers.get('connection'))).toContain('close');
  for (const answer of answers) expect(await answer.text()).toContain('"errors":');
});
