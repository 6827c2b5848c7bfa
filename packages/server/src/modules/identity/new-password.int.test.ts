import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Answer } from '../../testing/test-client.ts';
import { TRIES_PER_ADDRESS } from '../throttle/index.ts';
import { throttle } from '../throttle/throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const REFUSED =
  'This is one of the most common passwords, which is tried first by whoever guesses. Please choose another one.';
const fieldsOf = (answer: Answer) => answer.errors?.[0]?.extensions.fields;
const good = sha256('lampstand on a hill at night');

/** Also in upper case, which is the same digest. */
const common = ['', '123456', 'password', 'Qwerty'.toLowerCase()].flatMap((each) => [
  sha256(each),
  sha256(each).toUpperCase(),
]);

describe('an empty or common password', () => {
  it('is refused by the link of a mail, which goes on working', async () => {
    await app.anonymous().send(`mutation { forgotPassword(email: "${emailOf('graduate')}") }`);
    const token = await linkTo(app, 'reset-password', emailOf('graduate'));
    const browser = Object.assign(app.anonymous(), { address: '203.0.113.9' });
    const set = (password: string) =>
      browser.send(`mutation { recoverPassword(token: "${token}", newPassword: "${password}") }`);
    expect(common.length).toBeGreaterThanOrEqual(TRIES_PER_ADDRESS);
    for (const password of common) {
      expect(fieldsOf(await set(password))).toEqual({ newPassword: REFUSED });
    }
    expect((await set(good)).errors).toBeUndefined();
  });

  it('is refused as the first one', async () => {
    const person = '{ email: "first@example.org", firstName: "Ana", lastName: "New" }';
    await app
      .anonymous()
      .send(
        `mutation { selfCreateAccount(userProfileInput: ${person}, groupId: "group-cape-town-1", country: "ZAF") { _id } }`,
      );
    const token = await linkTo(app, 'enroll-account', 'first@example.org');
    const set = (password: string) =>
      app
        .anonymous()
        .send(`mutation { enrollAccount(token: "${token}", newPassword: "${password}") }`);
    expect(fieldsOf(await set(sha256('')))).toEqual({ newPassword: REFUSED });
    expect((await set(good)).errors).toBeUndefined();
  });

  it('is refused as another one, in the language of the person', async () => {
    const student = await app.as('student');
    student.language = 'de-DE';
    const current = sha256(passwordOf('student'));
    const change = (password: string) =>
      student.send(
        `mutation { changePassword(currentPassword: "${current}", newPassword: "${password}") }`,
      );
    expect(fieldsOf(await change(sha256('password')))).toEqual({
      newPassword: expect.stringContaining('eines der häufigsten Passwörter'),
    });
    const entered = app
      .anonymous()
      .codeOf(
        `mutation { loginWithPassword(email: "${emailOf('student')}", password: "${current}") { _id } }`,
      );
    expect(await entered).toBeUndefined();
  });

  it('is refused from the staff, for a new account and for one that there is', async () => {
    const superadmin = await app.as('superadmin');
    const input = {
      email: 'set@example.org',
      firstName: 'Ana',
      lastName: 'New',
      locale: 'en',
      roles: ['user'],
      regionIds: ['region-cape-town'],
      regionRoles: [],
      groupIds: [],
      password: sha256('letmein'),
    };
    const made = await superadmin.send(
      'mutation ($input: UserInput!) { createUser(userInput: $input) { _id } }',
      { input },
    );
    expect(fieldsOf(made)).toEqual({ password: REFUSED });
    const { user } = await superadmin.read(
      z.object({ user: z.object({ version: z.number() }) }),
      `{ user(userId: "${personaId('graduate')}") { version } }`,
    );
    const changed = await superadmin.send(
      'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { _id } }',
      { id: personaId('graduate'), version: user.version, input },
    );
    expect(fieldsOf(changed)).toEqual({ password: REFUSED });
  });
});
