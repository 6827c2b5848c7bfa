import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type IdentityProvider,
  startIdentityProvider,
} from '../../testing/identity-provider.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { calendarLinks } from './calendar-link.table.ts';

const BACK = 'http://localhost:4000/google-auth';
const BEGIN = 'mutation { beginCalendarConnection }';
const END =
  'mutation ($code: String!, $state: String, $iss: String) { getTokensFromAuthCode(authCode: $code, state: $state, iss: $iss) }';
const LINK = '{ calendarConnection { offered account connectedAt } }';
const STATE = 'errors.identity.invalidState';
const REFUSED = 'errors.identity.providerRefused';

let app: TestApp;
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUris: [BACK, 'http://localhost:4000/msauth/callback'],
    accounts: { naledi: { email: 'naledi@calendars.example', email_verified: true } },
  });
  app = await createTestApp({
    CALENDAR_ISSUER: provider.issuer,
    CALENDAR_CLIENT_ID: CLIENT_ID,
    CALENDAR_CLIENT_SECRET: CLIENT_SECRET,
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => app.services.database.db.delete(calendarLinks));

async function visit(persona: PersonaKey = 'student') {
  const browser = await app.as(persona);
  const begun = await browser.send(BEGIN);
  const address = String(begun.data?.['beginCalendarConnection']);
  const { searchParams } = await provider.signIn(address, 'naledi');
  const came: Record<string, string | null> = Object.fromEntries(searchParams);
  return { browser, came, address };
}

const end = async (browser: TestClient, came: Record<string, string | null>) =>
  (await browser.send(END, came)).errors?.[0]?.extensions.key;

const linkOf = async (browser: TestClient) =>
  (await browser.send(LINK)).data?.['calendarConnection'];

describe('a calendar', () => {
  it('is connected, and the person sees which and since when', async () => {
    const { browser, came } = await visit();
    expect(await linkOf(browser)).toEqual({ offered: true, account: null, connectedAt: null });
    expect(await end(browser, came)).toBeUndefined();
    expect(await linkOf(browser)).toEqual({
      offered: true,
      account: 'naledi@calendars.example',
      connectedAt: app.clock.now().toISOString(),
    });
  });

  it('leaves its tokens on the server, encrypted', async () => {
    const { browser, came } = await visit();
    await end(browser, came);
    const [link] = await app.services.database.db.select().from(calendarLinks);
    expect(link?.userId).toBe(personaId('student'));
    expect(link?.sealedTokens).toMatch(/^[\w-]{80,}$/);
    const [noted] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'getTokensFromAuthCode'));
    expect(noted?.after).toEqual({ account: 'naledi@calendars.example' });
  });

  it('is disconnected here and at the provider', async () => {
    const { browser, came } = await visit();
    await end(browser, came);
    const before = provider.asked.length;
    expect(await browser.codeOf('mutation { disconnectCalendar }')).toBeUndefined();
    expect(provider.asked.slice(before)).toContain('/token/revocation');
    expect(await linkOf(browser)).toMatchObject({ connectedAt: null });
    expect(await browser.codeOf('mutation { disconnectCalendar }')).toBe('NOT_FOUND');
  });

  it('connected anew takes the place of the old one', async () => {
    const first = await visit();
    await end(first.browser, first.came);
    const second = await visit();
    expect(await end(second.browser, second.came)).toBeUndefined();
    expect(await app.services.database.db.select().from(calendarLinks)).toHaveLength(1);
  });

  it('is bound by PKCE, state and nonce, and asks for a token that lasts', async () => {
    const { address } = await visit();
    const { searchParams } = new URL(address);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('prompt')).toBe('consent');
    expect(searchParams.get('redirect_uri')).toBe(BACK);
  });
});

describe('a calendar is not connected', () => {
  it.each([
    ['without a state', { state: null }, STATE],
    ['by an empty state', { state: '' }, STATE],
    ['by another state', { state: 'x'.repeat(43) }, STATE],
    ['without a code', { code: '' }, 'errors.identity.noCode'],
    ['by a wrong code', { code: 'wrong' }, REFUSED],
    ['by the answer of another provider', { iss: 'https://evil.example' }, REFUSED],
    ['by an answer of nobody', { iss: null }, REFUSED],
  ])('%s', async (_how, change, key) => {
    const { browser, came } = await visit();
    expect(await end(browser, { ...came, ...change })).toBe(key);
    expect(await linkOf(browser)).toMatchObject({ connectedAt: null });
  });

  it('by an answer that was used', async () => {
    const { browser, came } = await visit();
    await end(browser, came);
    expect(await end(browser, came)).toBe(STATE);
    const again = await visit();
    expect(await end(again.browser, { ...again.came, code: came['code'] ?? '' })).toBe(REFUSED);
  });

  it('to the account of another person, in their browser or in the same one', async () => {
    const { browser, came } = await visit();
    const other = await app.as('student2');
    expect(await end(other, came)).toBe(STATE);
    const shared = await visit('student2');
    for (const pair of browser.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      if (name === 'lampstand-calendar') shared.browser.keep(name, value);
    }
    expect(await end(shared.browser, came)).toBe(STATE);
  });

  it('after ten minutes', async () => {
    const { browser, came } = await visit();
    app.clock.advance(10 * 60_000);
    expect(await end(browser, came)).toBe(STATE);
  });

  it('by somebody who looks through the eyes of the person', async () => {
    const admin = await app.as('superadmin');
    const through = { id: personaId('student') };
    await admin.send(
      'mutation ($id: ID!) { impersonateUser(userId: $id, reason: "looks into a question") { _id } }',
      through,
    );
    expect(await admin.codeOf(BEGIN)).toBe('FORBIDDEN');
    expect(await admin.codeOf(END, { code: 'x', state: 'x' })).toBe('FORBIDDEN');
    expect(await admin.codeOf('mutation { disconnectCalendar }')).toBe('FORBIDDEN');
  });
});
