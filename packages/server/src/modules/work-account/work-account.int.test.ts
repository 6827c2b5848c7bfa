import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personaId } from '../../seed/people.ts';
import { emailOf } from '../../seed/personas.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type IdentityProvider,
  startIdentityProvider,
} from '../../testing/identity-provider.ts';
import { testEnv } from '../../testing/env.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { createGraphql } from '../../graphql/yoga.ts';
import { BEGINNINGS_PER_ADDRESS } from '../throttle/index.ts';
import { browserFlows } from '../identity/browser-flow.table.ts';
import { users } from '../identity/identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

const BACK = 'http://localhost:4000/msauth/callback';
const BEGIN = 'mutation { beginMSAuth }';
const END =
  'mutation ($code: String!, $state: String, $iss: String) { validateMSAuth(code: $code, state: $state, iss: $iss) { _id } }';

let app: TestApp;
let provider: IdentityProvider;
beforeAll(async () => {
  const verified = (email: string) => ({ email, email_verified: true });
  provider = await startIdentityProvider({
    redirectUris: [BACK, 'http://localhost:4000/google-auth'],
    accounts: {
      helen: verified(emailOf('admin').toUpperCase()),
      naledi: verified(emailOf('student')),
      unverified: { email: emailOf('admin'), email_verified: false },
      silent: { email: emailOf('admin') },
      nameless: {},
      nobody: verified('nobody@elsewhere.example'),
    },
  });
  app = await createTestApp({
    WORK_ACCOUNT_ISSUER: provider.issuer,
    WORK_ACCOUNT_CLIENT_ID: CLIENT_ID,
    WORK_ACCOUNT_CLIENT_SECRET: CLIENT_SECRET,
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(throttle);
  await db.delete(browserFlows);
});

interface Came {
  readonly code: string;
  readonly state?: string | null;
  readonly iss?: string | null;
}

async function begin(browser: TestClient): Promise<string> {
  const { data, errors } = await browser.send(BEGIN);
  if (errors) throw new Error(errors[0]?.message);
  return String(data?.['beginMSAuth']);
}

/** A browser that has been at the provider, and what it came back with. */
async function visit(name = 'helen', browser = app.anonymous()) {
  const address = await begin(browser);
  const { searchParams } = await provider.signIn(address, name);
  const came = {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state'),
    iss: searchParams.get('iss'),
  };
  return { browser, came, address: new URL(address) };
}

const end = async (browser: TestClient, came: Came) => {
  const { data, errors } = await browser.send(END, { ...came });
  return errors ? errors[0]?.extensions.key : data?.['validateMSAuth'];
};

const openedBy = async (browser: TestClient) =>
  (await browser.send('{ currentUser { _id } }')).data?.['currentUser'];

const STATE = 'errors.identity.invalidState';
const REFUSED = 'errors.identity.providerRefused';

describe('a work account', () => {
  it('signs in the person with its verified address, whatever its spelling', async () => {
    const { browser, came } = await visit();
    expect(await end(browser, came)).toEqual({ _id: personaId('admin') });
    expect(await openedBy(browser)).toEqual({ _id: personaId('admin') });
  });

  it('is asked for by PKCE with S256, a state and a nonce, and only for its own page', async () => {
    const { searchParams } = new URL(await begin(app.anonymous()));
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('redirect_uri')).toBe(BACK);
    expect(searchParams.get('client_secret')).toBeNull();
  });

  it.each([
    ['the provider has not verified', 'unverified'],
    ['the provider says nothing about', 'silent'],
    ['is none', 'nameless'],
    ['nobody here has', 'nobody'],
  ])('opens nothing by an address that %s', async (_what, name) => {
    const { browser, came } = await visit(name);
    expect(await end(browser, came)).toBe('errors.identity.workAccountUnknown');
    expect(await openedBy(browser)).toBeNull();
  });

  it.each([
    ['is deactivated', { deactivatedAt: '2026-03-01T00:00:00Z' }],
    ['has not verified its own address', { emailVerified: false }],
  ])('opens no account that %s', async (_what, changes) => {
    const { db } = app.services.database;
    const mine = eq(users._id, personaId('student'));
    await db.update(users).set(changes).where(mine);
    const { browser, came } = await visit('naledi');
    expect(await end(browser, came)).toBe('errors.identity.workAccountUnknown');
    await db.update(users).set({ deactivatedAt: null, emailVerified: true }).where(mine);
  });

  it('gives the browser a new session and ends the old one', async () => {
    const { browser, came } = await visit('helen', await app.as('student'));
    const old = /lampstand=([\w-]{43})/.exec(browser.cookie)?.[1] ?? '';
    await end(browser, came);
    const thief = app.anonymous();
    thief.keep('lampstand', old);
    expect(await thief.codeOf('{ currentUser { _id } }')).toBe('UNAUTHENTICATED');
    expect(await openedBy(browser)).toEqual({ _id: personaId('admin') });
  });
});

it('is begun only so often from one address', async () => {
  const codes: (string | undefined)[] = [];
  for (let each = 0; each <= BEGINNINGS_PER_ADDRESS; each += 1) {
    const stranger = Object.assign(app.anonymous(), { address: '203.0.113.9' });
    codes.push(await stranger.codeOf(BEGIN));
  }
  expect(codes.pop()).toBe('LIMIT');
  expect(new Set(codes)).toEqual(new Set([undefined]));
});

describe('the state', () => {
  it.each([
    ['is missing', () => ({ state: null })],
    ['is empty', () => ({ state: '' })],
    ['is another one', () => ({ state: 'x'.repeat(43) })],
    ['is a part of it', (came: Came) => ({ state: came.state?.slice(0, 42) ?? '' })],
  ])('that %s is refused with the literal text', async (_what, change) => {
    const { browser, came } = await visit();
    const { errors } = await browser.send(END, { ...came, ...change(came) });
    expect(errors?.[0]?.message).toBe('Error: Invalid state parameter');
    expect(await openedBy(browser)).toBeNull();
  });

  it('works once', async () => {
    const { browser, came } = await visit();
    await end(browser, came);
    expect(await end(browser, came)).toBe(STATE);
  });

  it('works once also where the first use had the wrong code', async () => {
    const { browser, came } = await visit();
    expect(await end(browser, { ...came, code: 'wrong' })).toBe(REFUSED);
    expect(await end(browser, came)).toBe(STATE);
  });

  it('of two who come with it at the same time lets one in', async () => {
    const { browser, came } = await visit();
    const both = await Promise.all([end(browser, came), end(browser, came)]);
    expect(both.filter((each) => each === STATE)).toHaveLength(1);
  });

  it('does not work in another browser', async () => {
    const { came } = await visit();
    expect(await end(app.anonymous(), came)).toBe(STATE);
    const victim = await visit('naledi');
    expect(await end(victim.browser, came)).toBe(STATE);
  });

  it('does not work after ten minutes', async () => {
    const { browser, came } = await visit();
    app.clock.advance(10 * 60_000);
    expect(await end(browser, came)).toBe(STATE);
  });

  it('of a connected calendar is none of a sign-in', async () => {
    const { browser, came } = await visit();
    await app.services.database.db.update(browserFlows).set({ purpose: 'CALENDAR' });
    expect(await end(browser, came)).toBe(STATE);
  });
});

describe('the code', () => {
  it('that is missing is refused with the literal text', async () => {
    const { browser, came } = await visit();
    const { errors } = await browser.send(END, { ...came, code: '' });
    expect(errors?.[0]?.message).toBe('Error: No authorization code received');
  });

  it.each(['wrong', 'x'.repeat(4000), '../token', 'a&code=b'])('%j opens nothing', async (code) => {
    const { browser, came } = await visit();
    expect(await end(browser, { ...came, code })).toBe(REFUSED);
    expect(await openedBy(browser)).toBeNull();
  });

  it('of another visit is refused: its verifier and nonce are others', async () => {
    const first = await visit('helen');
    const second = await visit('naledi');
    expect(await end(second.browser, { ...second.came, code: first.came.code })).toBe(REFUSED);
    expect(await openedBy(second.browser)).toBeNull();
  });

  it('that was used is refused, with a fresh state as well', async () => {
    const first = await visit();
    await end(first.browser, first.came);
    const second = await visit();
    expect(await end(second.browser, { ...second.came, code: first.came.code })).toBe(REFUSED);
  });
});

describe('another provider', () => {
  it.each([
    ['names itself', 'https://evil.example'],
    ['names nobody', null],
  ])('that %s in the answer is refused', async (_what, iss) => {
    const { browser, came } = await visit();
    expect(await end(browser, { ...came, iss })).toBe(REFUSED);
    expect(await openedBy(browser)).toBeNull();
  });
});

describe('the provider refuses to give a code', () => {
  it.each([
    ['without PKCE', (search: URLSearchParams) => search.delete('code_challenge')],
    [
      'to another page',
      (search: URLSearchParams) => search.set('redirect_uri', 'https://evil.example/'),
    ],
  ])('%s', async (_what, change) => {
    const address = new URL(await begin(app.anonymous()));
    change(address.searchParams);
    const back = provider.signIn(address.href, 'helen');
    const code = await back.then(({ searchParams }) => searchParams.get('code')).catch(() => null);
    expect(code).toBeNull();
  });

  it.each([
    [
      'a plain challenge',
      (search: URLSearchParams) => search.set('code_challenge', 'x'.repeat(43)),
    ],
    ['another nonce', (search: URLSearchParams) => search.set('nonce', 'another')],
  ])('a visit with %s ends in nothing', async (_what, change) => {
    const browser = app.anonymous();
    const address = new URL(await begin(browser));
    change(address.searchParams);
    const { searchParams } = await provider.signIn(address.href, 'helen');
    const came = {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state'),
      iss: searchParams.get('iss'),
    };
    expect(came.code).not.toBe('');
    expect(await end(browser, came)).toBe(REFUSED);
  });
});

describe('guessing', () => {
  it('is slowed down by address', async () => {
    const browser = app.anonymous();
    browser.address = '203.0.113.9';
    for (let guess = 0; guess < 8; guess += 1) await end(browser, { code: 'x', state: 'x' });
    expect(await end(browser, { code: 'x', state: 'x' })).toBe('errors.tooManyTries');
  });

  it('finds no secret in the database', async () => {
    const { address } = await visit();
    const [flow] = await app.services.database.db.select().from(browserFlows);
    expect(Object.keys(flow ?? {})).toEqual(['tokenHash', 'purpose', 'userId', 'expiresAt']);
    expect(address.href).not.toContain(flow?.tokenHash);
  });
});

describe('where it is offered', () => {
  const settings = () => ({
    WORK_ACCOUNT_ISSUER: provider.issuer,
    WORK_ACCOUNT_CLIENT_ID: CLIENT_ID,
    WORK_ACCOUNT_CLIENT_SECRET: CLIENT_SECRET,
  });
  const serverWith = (changes: Record<string, string>) =>
    new TestClient(createGraphql({ ...app.services, env: testEnv({ ...settings(), ...changes }) }));

  it.each([
    [{ APP_ENV: 'development' }, true],
    [{ APP_ENV: 'admin-app' }, true],
    [{ APP_ENV: 'production' }, false],
    [{ WORK_ACCOUNT_CLIENT_SECRET: '' }, false],
  ])('with %j: %s', async (changes, offered) => {
    const browser = serverWith(changes);
    const { data } = await browser.send('{ workAccountOffered }');
    expect(data).toEqual({ workAccountOffered: offered });
    expect(await browser.codeOf(BEGIN)).toBe(offered ? undefined : 'INVALID');
  });

  it('in the admin-app environment only admins come in by it', async () => {
    const browser = serverWith({ APP_ENV: 'admin-app' });
    const { searchParams } = await provider.signIn(await begin(browser), 'naledi');
    const { errors } = await browser.send(END, Object.fromEntries(searchParams));
    expect(errors?.[0]?.message).toBe('Use the offline app to logon');
  });

  it('a provider that is away is said so', async () => {
    const { errors } = await serverWith({ WORK_ACCOUNT_ISSUER: 'http://127.0.0.1:9' }).send(BEGIN);
    expect(errors?.[0]?.extensions.key).toBe('errors.identity.providerUnreachable');
  });
});
