import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TRIES_PER_ADDRESS } from '../modules/throttle/index.ts';
import { throttle } from '../modules/throttle/throttle.table.ts';
import { auditEntries } from '../platform/audit.table.ts';
import type { Listening } from './listen.ts';
import { sha256 } from '../platform/sha256.ts';
import { emailOf, passwordOf } from '../seed/personas.ts';
import { openSite } from '../testing/site.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: Listening;

beforeAll(async () => {
  // The tests stand for the proxy: what they send comes from this machine.
  app = await createTestApp({ TRUSTED_PROXIES: 'loopback', SHARED_ADDRESSES: '198.51.100.0/24' });
  site = await openSite(app);
});
afterAll(async () => {
  await site.close();
  await app.close();
});
beforeEach(() => app.services.database.db.delete(throttle));

const Answer = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

/** Signs in as somebody whose request the proxy passes on. @returns the code of what went wrong. */
async function enter(forwarded: string, email: string, password: string) {
  const query = `mutation { loginWithPassword(email: "${email}", password: "${sha256(password)}") { _id } }`;
  const answer = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ query }),
  });
  return Answer.parse(await answer.json()).errors?.[0]?.extensions.code;
}

async function fail(forwarded: (each: number) => string, times = TRIES_PER_ADDRESS) {
  for (let each = 0; each < times; each += 1) {
    await enter(forwarded(each), `person${each}@lampstand.example`, 'a guess');
  }
}
const enterAsStudent = (forwarded: string) =>
  enter(forwarded, emailOf('student'), passwordOf('student'));

describe('behind a trusted proxy', () => {
  it('failures of one stranger close only the address of that stranger', async () => {
    await fail(() => '203.0.113.9');
    expect(await enterAsStudent('203.0.113.9')).toBe('LIMIT');
    expect(await enterAsStudent('203.0.113.10')).toBeUndefined();
  });

  it('nobody gets another address by claiming one', async () => {
    await fail((each) => `192.0.2.${each}, 203.0.113.9`);
    expect(await enterAsStudent('192.0.2.99, 203.0.113.9')).toBe('LIMIT');
  });

  it('nobody gets another address within the /64 that is theirs', async () => {
    await fail((each) => `2001:db8:1:2::${each + 1}`);
    expect(await enterAsStudent('2001:db8:1:2:ffff::1')).toBe('LIMIT');
    expect(await enterAsStudent('2001:db8:1:3::1')).toBeUndefined();
  });

  it('a range that a campus shares is not counted', async () => {
    await fail(() => '198.51.100.7');
    expect(await enterAsStudent('198.51.100.7')).toBeUndefined();
  });

  it('the audit holds the address of the sender, in its plain form', async () => {
    expect(await enterAsStudent('::ffff:203.0.113.20')).toBeUndefined();
    const [entry] = await app.services.database.db
      .select({ address: auditEntries.address })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'loginWithPassword'))
      .orderBy(desc(auditEntries.at))
      .limit(1);
    expect(entry).toEqual({ address: '203.0.113.20' });
  });
});

describe('behind a proxy that nobody trusts', () => {
  it('what it says counts for nothing', async () => {
    const unaware = await createTestApp();
    const open = await openSite(unaware);
    const answer = await fetch(`${open.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({
        query: `mutation { loginWithPassword(email: "${emailOf('student')}", password: "${sha256(passwordOf('student'))}") { _id } }`,
      }),
    });
    expect(answer.status).toBe(200);
    const found = await unaware.services.database.db
      .select({ address: auditEntries.address })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'loginWithPassword'));
    expect(found).toEqual([{ address: '127.0.0.1' }]);
    await open.close();
    await unaware.close();
  });
});
