import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf, passwordOf, type PersonaKey } from '../../seed/personas.ts';
import { type Ceremony, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { users } from '../identity/identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';
import { passkeys } from './passkeys.table.ts';

const BEGIN = 'mutation ($password: String!) { beginPasskey(currentPassword: $password) }';
const ADD =
  'mutation ($name: String!, $response: String!) { addPasskey(name: $name, response: $response) { _id name lastUsedAt } }';
const BEGIN_IN = 'mutation { beginPasskeySignIn }';
const SIGN_IN = 'mutation ($response: String!) { signInWithPasskey(response: $response) { _id } }';
const REFUSED = 'errors.identity.passkeyRefused';
const Options = z.object({ challenge: z.string() }).loose();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(passkeys);
  await db.delete(throttle);
});

const optionsIn = (text: unknown) => Options.parse(JSON.parse(String(text)));
const keyOf = async (browser: TestClient, query: string, variables = {}) =>
  (await browser.send(query, variables)).errors?.[0]?.extensions.key;

async function beginAdding(browser: TestClient, persona: PersonaKey = 'student') {
  const password = sha256(passwordOf(persona));
  return optionsIn((await browser.send(BEGIN, { password })).data?.['beginPasskey']);
}

/** A device with a key of the person, and the browser in which it was made. */
async function withPasskey(persona: PersonaKey = 'student', device = new SoftwareAuthenticator()) {
  const browser = await app.as(persona);
  const { challenge } = await beginAdding(browser, persona);
  const added = { name: 'Telephone', response: device.create({ challenge }) };
  const key = await keyOf(browser, ADD, added);
  return { browser, device, key };
}

/** A browser that has asked to sign in, and what the device shall sign. */
async function beginSignIn() {
  const browser = app.anonymous();
  const { challenge } = optionsIn((await browser.send(BEGIN_IN)).data?.['beginPasskeySignIn']);
  return { browser, challenge };
}

async function signInBy(device: SoftwareAuthenticator, changes: Partial<Ceremony> = {}) {
  const { browser, challenge } = await beginSignIn();
  const response = device.get({ challenge, ...changes });
  return { browser, response, key: await keyOf(browser, SIGN_IN, { response }) };
}

const personIn = async (browser: TestClient) =>
  (await browser.send('{ currentUser { _id } }')).data?.['currentUser'];

describe('a passkey', () => {
  it('is made for this site, by a device that knows its owner, for the password', async () => {
    const browser = await app.as('student');
    const wrong = await browser.send(BEGIN, { password: sha256('wrong') });
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('currentPassword');
    expect(await beginAdding(browser)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('signs in its owner, by a signature that was made for this sign-in', async () => {
    const { device } = await withPasskey();
    const { browser, key } = await signInBy(device);
    expect(key).toBeUndefined();
    expect(await personIn(browser)).toEqual({ _id: personaId('student') });
  });

  it('is told to its owner by mail', async () => {
    await withPasskey();
    await app.services.jobs.drain();
    expect(app.sent.at(-1)).toMatchObject({ to: emailOf('student') });
    expect(app.sent.at(-1)?.plain).toContain('“Telephone”');
  });

  it('is listed with its last use, renamed and removed by its owner', async () => {
    const { browser, device } = await withPasskey();
    await signInBy(device);
    const list = '{ passkeys { name lastUsedAt } }';
    const lastUsedAt = app.clock.now().toISOString();
    expect((await browser.send(list)).data).toEqual({
      passkeys: [{ name: 'Telephone', lastUsedAt }],
    });
    await browser.send(`mutation { renamePasskey(_id: "${device.id}", name: " Work ") }`);
    expect((await browser.send(list)).data).toEqual({ passkeys: [{ name: 'Work', lastUsedAt }] });
    await browser.send(`mutation { removePasskey(_id: "${device.id}") }`);
    expect((await browser.send(list)).data).toEqual({ passkeys: [] });
    expect((await signInBy(device)).key).toBe(REFUSED);
  });

  it('of somebody else is not there', async () => {
    const { device } = await withPasskey();
    const other = await app.as('student2');
    expect((await other.send('{ passkeys { _id } }')).data).toEqual({ passkeys: [] });
    const rename = `mutation { renamePasskey(_id: "${device.id}", name: "x") }`;
    expect(await other.codeOf(rename)).toBe('NOT_FOUND');
    expect(await other.codeOf(`mutation { removePasskey(_id: "${device.id}") }`)).toBe('NOT_FOUND');
  });

  it('is kept once: another person cannot claim it', async () => {
    const { device } = await withPasskey();
    expect((await withPasskey('student2', device)).key).toBe(REFUSED);
  });

  it('opens no account that is deactivated', async () => {
    const { device } = await withPasskey();
    const { db } = app.services.database;
    const mine = eq(users._id, personaId('student'));
    await db.update(users).set({ deactivatedAt: '2026-03-01T00:00:00Z' }).where(mine);
    const { key } = await signInBy(device);
    await db.update(users).set({ deactivatedAt: null }).where(mine);
    expect(key).toBe(REFUSED);
  });

  it('is neither added nor removed through the eyes of somebody else', async () => {
    const admin = await app.as('superadmin');
    await admin.send(
      'mutation ($id: ID!) { impersonateUser(userId: $id, reason: "looks into a question") { _id } }',
      { id: personaId('student') },
    );
    expect(await admin.codeOf(BEGIN, { password: sha256('any') })).toBe('FORBIDDEN');
    expect(await admin.codeOf(ADD, { name: 'x', response: '{}' })).toBe('FORBIDDEN');
    expect(await admin.codeOf('mutation { removePasskey(_id: "x") }')).toBe('FORBIDDEN');
  });
});

const wrongs: [string, Partial<Ceremony>][] = [
  ['for another site', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['of another kind', { type: 'payment.get' }],
  ['without asking the owner', { verified: false }],
  ['of another challenge', { challenge: 'x'.repeat(43) }],
];

describe('what a device signed', () => {
  it.each(wrongs)('%s opens nothing', async (_what, changes) => {
    const { device } = await withPasskey();
    const { browser, key } = await signInBy(device, changes);
    expect(key).toBe(REFUSED);
    expect(await personIn(browser)).toBeNull();
  });

  it.each(wrongs)('%s adds nothing', async (_what, changes) => {
    const browser = await app.as('student');
    const { challenge } = await beginAdding(browser);
    const response = new SoftwareAuthenticator().create({ challenge, ...changes });
    expect(await keyOf(browser, ADD, { name: 'x', response })).toBe(REFUSED);
  });

  it('works once', async () => {
    const { device } = await withPasskey();
    const { browser, response } = await signInBy(device);
    expect(await keyOf(browser, SIGN_IN, { response })).toBe(REFUSED);
  });

  it('does not work in another browser, nor after ten minutes', async () => {
    const { device } = await withPasskey();
    const { browser, challenge } = await beginSignIn();
    const response = device.get({ challenge });
    expect(await keyOf(app.anonymous(), SIGN_IN, { response })).toBe(REFUSED);
    app.clock.advance(10 * 60_000);
    expect(await keyOf(browser, SIGN_IN, { response })).toBe(REFUSED);
  });

  it('by another key opens nothing', async () => {
    const { device } = await withPasskey();
    const { browser, challenge } = await beginSignIn();
    const forged = new SoftwareAuthenticator().get({ challenge });
    const response = JSON.stringify({ ...JSON.parse(forged), id: device.id, rawId: device.id });
    expect(await keyOf(browser, SIGN_IN, { response })).toBe(REFUSED);
  });

  it('by a copy that has fallen behind opens nothing', async () => {
    const { device } = await withPasskey();
    await signInBy(device);
    device.counter = 0;
    expect((await signInBy(device)).key).toBe(REFUSED);
  });

  it.each(['', '{}', 'null', '[]', '{"id":7}'])('%j is refused', async (response) => {
    const { browser } = await beginSignIn();
    expect(await keyOf(browser, SIGN_IN, { response })).toBe(REFUSED);
  });

  it('for one person adds nothing to another who uses the same browser', async () => {
    const browser = await app.as('student');
    const { challenge } = await beginAdding(browser);
    const other = await app.as('student2');
    for (const pair of browser.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      if (name.endsWith('passkey-add')) other.keep(name, value);
    }
    const response = new SoftwareAuthenticator().create({ challenge });
    expect(await keyOf(other, ADD, { name: 'x', response })).toBe(REFUSED);
  });

  it('is slowed down by address', async () => {
    const browser = app.anonymous();
    browser.address = '203.0.113.9';
    for (let guess = 0; guess < 8; guess += 1) await browser.send(SIGN_IN, { response: '{}' });
    expect(await keyOf(browser, SIGN_IN, { response: '{}' })).toBe('errors.tooManyTries');
  });
});
