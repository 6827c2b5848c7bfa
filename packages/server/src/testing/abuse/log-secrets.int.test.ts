import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphql } from '../../graphql/yoga.ts';
import { loggerOptions } from '../../platform/logger.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { linkTo } from '../account-links.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { TestClient } from '../test-client.ts';

const CLIENT_SECRET = 'a client secret that nobody may read';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    WORK_ACCOUNT_ISSUER: 'http://127.0.0.1:9',
    WORK_ACCOUNT_CLIENT_ID: 'lampstand',
    WORK_ACCOUNT_CLIENT_SECRET: CLIENT_SECRET,
  });
});
afterAll(() => app.close());

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const RECOVER =
  'mutation ($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
const FACTOR = 'mutation ($code: String!) { giveSecondFactor(code: $code) { _id } }';
const PASSKEY = 'mutation ($response: String!) { signInWithPasskey(response: $response) { _id } }';

describe('the log at its most talkative', () => {
  it('holds none of the secrets that were used, also where the database fails in the middle', async () => {
    const lines: string[] = [];
    const log = pino(loggerOptions('debug'), { write: (line: string) => void lines.push(line) });
    const browser = new TestClient(createGraphql({ ...app.services, log }));
    const email = emailOf('student');
    const password = sha256(passwordOf('student'));
    const newPassword = sha256('a new password');
    const guess = sha256('a guess');

    await browser.send('mutation ($email: String!) { forgotPassword(email: $email) }', { email });
    const token = await linkTo(app, 'reset-password', email);
    await browser.send(LOGIN, { email, password: guess });
    await browser.send(LOGIN, { email, password });
    const session = /lampstand=([\w-]+)/.exec(browser.cookie)?.[1] ?? '';
    const use = async () => {
      await browser.send('{ currentUser { _id } sessions { _id } }');
      await browser.send(LOGIN, { email, password });
      await browser.send(RECOVER, { token: `${token}x`, newPassword });
      await browser.send(RECOVER, { token, newPassword });
      await browser.send(FACTOR, { code: '314159' });
      await browser.send(PASSKEY, { response: '{"id":"a key of somebody"}' });
      await browser.send('mutation { beginMSAuth }');
    };
    await use();
    const { db } = app.services.database;
    for (const table of ['sessions', 'users', 'user_tokens', 'browser_flows']) {
      const renamed = `${table}_away`;
      await db.execute(
        sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(renamed)}`,
      );
      await use();
      await db.execute(
        sql`alter table ${sql.identifier(renamed)} rename to ${sql.identifier(table)}`,
      );
    }

    const heard = lines.join('');
    const secrets = {
      password,
      newPassword,
      guess,
      token,
      session,
      CLIENT_SECRET,
      signingSecret: app.services.signingSecret,
      code: '314159',
      passkey: 'a key of somebody',
      plain: passwordOf('student'),
    };
    expect(session).toHaveLength(43);
    expect(lines.filter((line) => line.includes('unexpected error')).length).toBeGreaterThan(5);
    expect(Object.entries(secrets).filter(([, secret]) => heard.includes(secret))).toEqual([]);
  });
});
