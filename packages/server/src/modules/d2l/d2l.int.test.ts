import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { isSigned } from './signed-address.ts';
import { D2L_PATH, redeemTicket } from './d2l.service.ts';

const SECRET = 'a secret that only two sides know';

/** The other side: lets in who comes with a good signature and a number that it has not seen. */
const seen = new Set<string>();
const receiver = createServer((request, response) => {
  const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const nonce = address.searchParams.get('nonce') ?? '';
  const good = isSigned(address, SECRET, app.clock.now()) && !seen.has(nonce);
  seen.add(nonce);
  response.writeHead(good ? 200 : 403).end(good ? address.searchParams.get('email') : '');
});

let app: TestApp;
let superadmin: TestClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = z.object({ port: z.number() }).parse(receiver.address());
  app = await createTestApp({
    BRIGHTSPACE_URL: `http://127.0.0.1:${port}/sso`,
    BRIGHTSPACE_SSO_KEY: 'lampstand',
    BRIGHTSPACE_SSO_SECRET: SECRET,
  });
  superadmin = await app.as('superadmin');
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

const CREATE = 'mutation { createD2lTicket }';
const ticket = async () => {
  const shape = z.object({ createD2lTicket: z.string() });
  const { createD2lTicket: path } = await superadmin.read(shape, CREATE);
  expect(path.startsWith(D2L_PATH)).toBe(true);
  return path.slice(D2L_PATH.length);
};
const follow = (given: string, browser: TestClient = superadmin) =>
  redeemTicket(app.services, given, { cookie: browser.cookie, address: null });

describe('the way to Brightspace', () => {
  it('lets a superadmin in there, once', async () => {
    const given = await ticket();
    const address = await follow(given);
    const answer = await fetch(address ?? '');
    expect([answer.status, await answer.text()]).toEqual([200, 'superadmin@lampstand.example']);
    expect((await fetch(address ?? '')).status).toBe(403);
    expect(await follow(given)).toBeUndefined();
  });

  it('is given out of many at the same moment only once', async () => {
    const given = await ticket();
    const all = await Promise.all(Array.from({ length: 5 }, () => follow(given)));
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  it('is open for a minute, and to nobody else', async () => {
    const other = await ticket();
    expect(await follow(other, await app.as('admin'))).toBeUndefined();
    expect(await follow(other, app.anonymous())).toBeUndefined();
    const late = await ticket();
    app.clock.advance(61_000);
    expect(await follow(late)).toBeUndefined();
  });

  it('is made by superadmins only, and each one is noted', async () => {
    expect(await (await app.as('admin')).codeOf(CREATE)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(CREATE)).toBe('UNAUTHENTICATED');
    const noted = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'createD2lTicket'));
    expect(noted.length).toBeGreaterThan(0);
    expect(JSON.stringify(noted)).not.toContain(SECRET);
  });

  it('tells superadmins the host and nothing of the secret', async () => {
    const { data } = await superadmin.send('{ d2lHost }');
    expect(data).toEqual({ d2lHost: expect.stringMatching(/^127\.0\.0\.1:\d+$/) });
  });
});

it('without a configuration there is none, and it says so', async () => {
  const bare = await createTestApp();
  const there = await bare.as('superadmin');
  expect((await there.send('{ d2lHost }')).data).toEqual({ d2lHost: null });
  expect(await there.codeOf(CREATE)).toBe('INVALID');
  await bare.close();
});
