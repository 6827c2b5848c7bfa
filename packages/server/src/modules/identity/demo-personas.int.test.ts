import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createGraphql } from '../../graphql/yoga.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf, passwordOf, personaId } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { testEnv } from '../../testing/env.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createTestApp, ownPasswordOf, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { demoAccountsSay, shutPersonas } from './demo-personas.ts';
import { sessions, users } from './identity.table.ts';
import { identify } from './session.service.ts';
import { throttle } from '../throttle/throttle.table.ts';

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const ME = '{ currentUser { _id } }';
const RESET = 'mutation ($t: String!, $p: String!) { recoverPassword(token: $t, newPassword: $p) }';
const Options = z.object({ challenge: z.string() }).loose();
const elsewhere = ['production', 'admin-app', 'offline-app'] as const;

let app: TestApp;
let hash: string | null = null;
beforeAll(async () => {
  app = await createTestApp();
  const [admin] = await db().select().from(users).where(me);
  hash = admin?.passwordHash ?? null;
});
afterAll(() => app.close());
beforeEach(async () => {
  await db().delete(throttle);
  await db().delete(sessions);
});
afterEach(() => db().update(users).set({ passwordHash: hash }).where(me));

const me = eq(users._id, personaId('admin'));
const db = () => app.services.database.db;
/** A server of that environment over the same database, as it is started after one for development. */
const serverOf = (APP_ENV: string) => {
  app.services.viewers.forget('*');
  return createGraphql({ ...app.services, env: testEnv({ APP_ENV }) });
};
const known = { email: emailOf('admin'), password: sha256(passwordOf('admin')) };
const keyOf = async (browser: TestClient, query: string, variables = {}) =>
  (await browser.send(query, variables)).errors?.[0]?.extensions.key;
const sessionsOfAdmin = () =>
  db()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, personaId('admin')));

/** A device with a passkey of the admin, made while the server was one for development. */
async function deviceOfAdmin(): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator();
  const browser = await app.as('admin');
  const begun = await browser.send('mutation ($p: String!) { beginPasskey(currentPassword: $p) }', {
    p: known.password,
  });
  const { challenge } = Options.parse(JSON.parse(String(begun.data?.['beginPasskey'])));
  const added = await browser.send(
    'mutation ($n: String!, $r: String!) { addPasskey(name: $n, response: $r) { _id } }',
    { n: 'Telephone', r: device.create({ challenge }) },
  );
  expect(added.errors).toBeUndefined();
  return device;
}

async function signInBy(device: SoftwareAuthenticator, browser: TestClient) {
  const begun = await browser.send('mutation { beginPasskeySignIn }');
  const { challenge } = Options.parse(JSON.parse(String(begun.data?.['beginPasskeySignIn'])));
  const response = device.get({ challenge });
  return keyOf(browser, 'mutation ($r: String!) { signInWithPasskey(response: $r) { _id } }', {
    r: response,
  });
}

describe('a persona whose password everybody knows', () => {
  it('signs in where the demonstration college belongs', async () => {
    expect(await keyOf(app.anonymous(), LOGIN, known)).toBeUndefined();
  });

  it.each(elsewhere)(
    'is as unknown as anybody in %s, by password and by passkey',
    async (where) => {
      const device = await deviceOfAdmin();
      const server = serverOf(where);
      expect(await keyOf(new TestClient(server), LOGIN, known)).toBe('errors.loginFailed');
      expect(await signInBy(device, new TestClient(server))).toBe('errors.loginFailed');
    },
  );

  it.each(elsewhere)('loses in %s a session that began before', async (where) => {
    const { cookie } = await app.as('admin');
    app.services.viewers.forget('*');
    const services = { ...app.services, env: testEnv({ APP_ENV: where }) };
    expect(await identify(services, cookie)).toEqual({ viewer: null, expired: true });
    expect(await sessionsOfAdmin()).toEqual([]);
  });

  it('is told at the start of such a server, which ends all sessions of theirs', async () => {
    await app.as('admin');
    await app.as('student');
    expect(await shutPersonas({ APP_ENV: 'development' }, db())).toEqual([]);
    expect(await sessionsOfAdmin()).not.toEqual([]);
    const found = await shutPersonas({ APP_ENV: 'production' }, db());
    expect(found).toHaveLength(11);
    expect(await db().select().from(sessions)).toEqual([]);
    const [line] = demoAccountsSay(found);
    expect(line?.says).toContain('superadmin@lampstand.example');
    expect(line?.mend).toMatch(/empty database.*deactivate or erase/);
    expect(demoAccountsSay([])).toEqual([]);
  });

  it('is a real account in every environment once the password is another one', async () => {
    await app.anonymous().send('mutation ($e: String!) { forgotPassword(email: $e) }', {
      e: known.email,
    });
    const server = serverOf('production');
    const browser = new TestClient(server);
    const token = await linkTo(app, 'reset-password', known.email);
    const password = sha256(ownPasswordOf('admin'));
    expect(await keyOf(browser, RESET, { t: token, p: password })).toBeUndefined();
    expect(await keyOf(browser, LOGIN, { ...known, password })).toBeUndefined();
    expect((await browser.send(ME)).data).toEqual({ currentUser: { _id: personaId('admin') } });
    const [, own] = demoAccountsSay(await shutPersonas({ APP_ENV: 'production' }, db()));
    expect(own?.says).toContain('can sign in: admin@lampstand.example');
    expect((await browser.send(ME)).errors).toBeUndefined();
  });
});
