import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createGraphql } from '../../graphql/yoga.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf, passwordOf, type PersonaKey } from '../../seed/personas.ts';
import { testEnv } from '../../testing/env.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { sessions } from './identity.table.ts';
import { recoveryCodes, secondFactors } from './second-factor.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id mustAddSecondFactor } }';
const BEGIN =
  'mutation ($password: String!) { beginSecondFactor(currentPassword: $password) { secret address } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const GIVE = 'mutation ($code: String!) { giveSecondFactor(code: $code) { _id } }';
const REMOVE = 'mutation ($code: String!) { removeSecondFactor(code: $code) }';
const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }';
const RESET =
  'mutation ($userId: ID!, $reason: String!) { resetSecondFactor(userId: $userId, reason: $reason) }';
const ME = '{ currentUser { _id } }';
const Setup = z.object({
  beginSecondFactor: z.object({ secret: z.string(), address: z.string() }),
});
const Codes = z.object({ confirmSecondFactor: z.array(z.string()) });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(secondFactors);
  await db.delete(recoveryCodes);
  await db.delete(throttle);
  // Codes of an earlier test are of another time.
  app.clock.advance(10 * 60_000);
});

const codeNow = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + shift * 30_000,
  });
const passwordHash = (persona: PersonaKey) => sha256(passwordOf(persona));
const keyOf = async (browser: TestClient, query: string, variables = {}) =>
  (await browser.send(query, variables)).errors?.[0]?.extensions.key;

/** A person who has just set up an app, in the browser that did it. */
async function withApp(persona: PersonaKey = 'manager') {
  const browser = await app.as(persona);
  const password = passwordHash(persona);
  const { secret } = (await browser.read(Setup, BEGIN, { password })).beginSecondFactor;
  const code = codeNow(secret);
  const codes = (await browser.read(Codes, CONFIRM, { code })).confirmSecondFactor;
  app.clock.advance(30_000);
  return { browser, secret, codes };
}

/** A browser in which the password was given. */
async function afterPassword(persona: PersonaKey = 'manager', browser = app.anonymous()) {
  const given = { email: emailOf(persona), password: passwordHash(persona) };
  return { browser, key: await keyOf(browser, LOGIN, given) };
}

const isIn = async (browser: TestClient) => (await browser.send(ME)).data?.['currentUser'] !== null;

describe('setting up an authenticator app', () => {
  it('asks for the password, and for a code before it asks anybody for one', async () => {
    const browser = await app.as('manager');
    const wrong = await browser.send(BEGIN, { password: sha256('wrong') });
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('currentPassword');
    const password = passwordHash('manager');
    const { address, secret } = (await browser.read(Setup, BEGIN, { password })).beginSecondFactor;
    expect(address).toContain(secret);
    expect((await afterPassword()).key).toBeUndefined();
    expect(await keyOf(browser, CONFIRM, { code: '000000' })).toBe('errors.identity.wrongCode');
    expect((await afterPassword()).key).toBeUndefined();
  });

  it('gives ten recovery codes, which are kept hashed, as the secret is kept encrypted', async () => {
    const { codes, secret } = await withApp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const { db } = app.services.database;
    const kept = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(recoveryCodes),
    ]);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('ends the other sessions and gives this one a new id, with a mail to the owner', async () => {
    const other = await app.as('manager');
    const sent = app.sent.length;
    const { browser } = await withApp();
    expect(await other.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect(await isIn(browser)).toBe(true);
    await app.services.jobs.drain();
    const mail = app.sent.slice(sent).find(({ to }) => to === emailOf('manager'));
    expect(mail?.plain).toContain('An authenticator app was set up');
  });

  it('happens once: a second secret is refused while the first is on', async () => {
    const { browser } = await withApp();
    const password = passwordHash('manager');
    expect(await keyOf(browser, BEGIN, { password })).toBe('errors.identity.factorOn');
  });
});

describe('signing in', () => {
  it('takes the code after the password', async () => {
    const { secret } = await withApp();
    const { browser, key } = await afterPassword();
    expect(key).toBe('errors.identity.secondFactorNeeded');
    expect(await isIn(browser)).toBe(false);
    const { data } = await browser.send(GIVE, { code: codeNow(secret) });
    expect(data).toEqual({ giveSecondFactor: { _id: personaId('manager') } });
    expect(await isIn(browser)).toBe(true);
  });

  it('refuses a code without the password, from another browser, and after ten minutes', async () => {
    const { secret } = await withApp();
    const over = 'errors.identity.flowOver';
    expect(await keyOf(app.anonymous(), GIVE, { code: codeNow(secret) })).toBe(over);
    const { browser } = await afterPassword();
    expect(await keyOf(app.anonymous(), GIVE, { code: codeNow(secret) })).toBe(over);
    app.clock.advance(10 * 60_000);
    expect(await keyOf(browser, GIVE, { code: codeNow(secret) })).toBe(over);
  });

  it('refuses a code that was used, also by two at the same time', async () => {
    const { secret } = await withApp();
    const code = codeNow(secret);
    const [one, two] = [await afterPassword(), await afterPassword()];
    const both = await Promise.all([
      keyOf(one.browser, GIVE, { code }),
      keyOf(two.browser, GIVE, { code }),
    ]);
    expect(both.filter((key) => key === undefined)).toHaveLength(1);
    const third = await afterPassword();
    expect(await keyOf(third.browser, GIVE, { code })).toBe('errors.identity.wrongCode');
  });

  it.each([
    ['one step early', 1, undefined],
    ['one step late', -1, 'errors.identity.wrongCode'],
    ['two steps early', 2, 'errors.identity.wrongCode'],
    ['three steps late', -3, 'errors.identity.wrongCode'],
  ])('with a code %s: %s', async (_when, shift, key) => {
    // The step before the present one was used when the app was set up.
    const { secret } = await withApp();
    const { browser } = await afterPassword();
    expect(await keyOf(browser, GIVE, { code: codeNow(secret, shift) })).toBe(key);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await withApp();
    const [code = ''] = codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const { browser } = await afterPassword();
    expect(await keyOf(browser, GIVE, { code: typed })).toBeUndefined();
    const again = await afterPassword();
    expect(await keyOf(again.browser, GIVE, { code })).toBe('errors.identity.wrongCode');
    const { data } = await browser.send('{ secondFactor { on recoveryCodesLeft required } }');
    expect(data).toEqual({ secondFactor: { on: true, recoveryCodesLeft: 9, required: false } });
  });

  it('does not take the recovery code of somebody else', async () => {
    const { codes } = await withApp('admin');
    await withApp('manager');
    const { browser } = await afterPassword('manager');
    expect(await keyOf(browser, GIVE, { code: codes[0] })).toBe('errors.identity.wrongCode');
  });

  it('is slowed down: ten wrong codes close it, for the right one as well', async () => {
    const { secret } = await withApp();
    const { browser } = await afterPassword();
    for (let guess = 0; guess < 10; guess += 1) await keyOf(browser, GIVE, { code: '000000' });
    expect(await keyOf(browser, GIVE, { code: codeNow(secret) })).toBe('errors.tooManyTries');
    const fresh = await afterPassword();
    expect(await keyOf(fresh.browser, GIVE, { code: codeNow(secret) })).toBe('errors.tooManyTries');
  });

  it('cannot be had by a new password either', async () => {
    const { browser } = await withApp();
    const changed = await browser.send(
      'mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) }',
      { from: passwordHash('manager'), to: passwordHash('manager') },
    );
    expect(changed.errors).toBeUndefined();
    expect((await afterPassword()).key).toBe('errors.identity.secondFactorNeeded');
  });
});

describe('the own second factor', () => {
  it('is turned off by a code only, and the owner hears of it', async () => {
    const { browser, secret } = await withApp();
    expect(await keyOf(browser, REMOVE, { code: '000000' })).toBe('errors.identity.wrongCode');
    expect(await keyOf(browser, REMOVE, { code: codeNow(secret) })).toBeUndefined();
    expect((await afterPassword()).key).toBeUndefined();
    await app.services.jobs.drain();
    expect(app.sent.at(-1)?.plain).toContain('was removed');
  });

  it('gets new recovery codes for a code; the old ones are dead', async () => {
    const { browser, codes, secret } = await withApp();
    const renewed = await browser.send(RENEW, { code: codeNow(secret) });
    expect(renewed.data?.['renewRecoveryCodes']).toHaveLength(10);
    const later = await afterPassword();
    expect(await keyOf(later.browser, GIVE, { code: codes[1] })).toBe('errors.identity.wrongCode');
  });

  it('is not touched by somebody who looks through the eyes of the person', async () => {
    const admin = await app.as('superadmin');
    const userId = personaId('student');
    await admin.send(
      'mutation ($id: ID!) { impersonateUser(userId: $id, reason: "looks into a question") { _id } }',
      { id: userId },
    );
    const password = passwordHash('student');
    expect(await admin.codeOf(BEGIN, { password })).toBe('FORBIDDEN');
    for (const each of [CONFIRM, REMOVE, RENEW]) {
      expect(await admin.codeOf(each, { code: '000000' })).toBe('FORBIDDEN');
    }
  });
});

describe('a superadmin', () => {
  const target = { userId: personaId('manager'), reason: 'lost the telephone' };

  it('takes it from a person who has lost it: sessions end, the person is told why', async () => {
    const { browser } = await withApp();
    const superadmin = await app.as('superadmin');
    expect(await superadmin.codeOf(RESET, target)).toBeUndefined();
    expect(await browser.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect((await afterPassword()).key).toBeUndefined();
    await app.services.jobs.drain();
    expect(app.sent.at(-1)?.plain).toContain('lost the telephone');
    const [noted] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'resetSecondFactor'));
    expect(noted).toMatchObject({ actorId: personaId('superadmin'), entityId: target.userId });
  });

  it('does so with a reason, for somebody else who has one', async () => {
    const superadmin = await app.as('superadmin');
    expect(await superadmin.codeOf(RESET, { ...target, reason: ' ' })).toBe('INVALID');
    expect(await keyOf(superadmin, RESET, target)).toBe('errors.identity.factorOff');
    expect(await superadmin.codeOf(RESET, { ...target, userId: 'nobody' })).toBe('NOT_FOUND');
    const self = { ...target, userId: personaId('superadmin') };
    expect(await superadmin.codeOf(RESET, self)).toBe('FORBIDDEN');
  });

  it.each(['admin', 'regionAdmin', 'manager', 'student'] as const)(
    'is no %s: they are refused',
    async (persona) => {
      const browser = await app.as(persona);
      expect(await browser.codeOf(RESET, target)).toBe('FORBIDDEN');
    },
  );
});

describe('where the college demands it of staff', () => {
  const REQUIRED = 'errors.identity.secondFactorRequired';
  const strict = () =>
    new TestClient(
      createGraphql({ ...app.services, env: testEnv({ REQUIRE_SECOND_FACTOR: 'staff' }) }),
    );
  async function signedIn(persona: PersonaKey) {
    const browser = strict();
    const given = { email: emailOf(persona), password: passwordHash(persona) };
    const { data } = await browser.send(LOGIN, given);
    return { browser, login: data?.['loginWithPassword'] };
  }

  it('staff without one reach nothing but setting it up, then everything', async () => {
    const { browser, login } = await signedIn('admin');
    expect(login).toMatchObject({ mustAddSecondFactor: true });
    expect(await keyOf(browser, '{ users(page: { page: 1, perPage: 1 }) { total } }')).toBe(
      REQUIRED,
    );
    expect(await keyOf(browser, '{ dashboard { unreadNotifications } }')).toBe(REQUIRED);
    const password = passwordHash('admin');
    const { secret } = (await browser.read(Setup, BEGIN, { password })).beginSecondFactor;
    await browser.read(Codes, CONFIRM, { code: codeNow(secret) });
    expect(await keyOf(browser, '{ users(page: { page: 1, perPage: 1 }) { total } }')).toBe(
      undefined,
    );
    app.clock.advance(30_000);
    expect(await keyOf(browser, REMOVE, { code: codeNow(secret) })).toBe(REQUIRED);
  });

  it('students are not asked', async () => {
    const { browser, login } = await signedIn('student');
    expect(login).toMatchObject({ mustAddSecondFactor: false });
    expect(await keyOf(browser, '{ dashboard { unreadNotifications } }')).toBeUndefined();
  });

  it('a session from before is not enough', async () => {
    const browser = strict();
    const old = await app.as('admin');
    for (const pair of old.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      browser.keep(name, value);
    }
    expect(await keyOf(browser, '{ dashboard { unreadNotifications } }')).toBe(REQUIRED);
    await app.services.database.db.delete(sessions);
  });
});
