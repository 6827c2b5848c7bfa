import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { hashToken } from '../../platform/token.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { userTokens } from './account-tokens.table.ts';
import { users } from './identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const RECOVER =
  'mutation ($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
const ENROL =
  'mutation ($token: String!, $newPassword: String!) { enrollAccount(token: $token, newPassword: $newPassword) }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const CHANGE =
  'mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const SEND =
  'mutation ($userId: ID!, $kind: AccountMailKind!) { sendAccountMail(userId: $userId, kind: $kind) }';
const ME = '{ currentUser { _id } }';

const DEAD = { code: 'INVALID', key: 'errors.tokenInvalid' };
const student = emailOf('student');
const newPassword = sha256('a better one');

const forgot = (email: string) => app.anonymous().send(FORGOT, { email });
const recover = async (token: string) =>
  refusalOf(await app.anonymous().send(RECOVER, { token, newPassword }));
const login = (email: string, password: string) =>
  app.anonymous().codeOf(LOGIN, { email, password: sha256(password) });

async function resetLink(email = student): Promise<string> {
  await forgot(email);
  return linkTo(app, 'reset-password', email);
}

async function putBack(): Promise<void> {
  const token = await resetLink();
  const was = sha256(passwordOf('student'));
  await app.anonymous().send(RECOVER, { token, newPassword: was });
}

describe('a forgotten password', () => {
  it('is answered alike for everybody, and only an active account gets a mail', async () => {
    const { db } = app.services.database;
    await db
      .update(users)
      .set({ deactivatedAt: app.clock.now().toISOString() })
      .where(eq(users._id, personaId('reportsAdmin')));
    const before = app.sent.length;
    const known = await forgot(` ${student.toUpperCase()} `);
    expect(await forgot('nobody@lampstand.example')).toEqual(known);
    expect(await forgot(emailOf('reportsAdmin'))).toEqual(known);
    expect(known.data).toEqual({ forgotPassword: true });
    await app.services.jobs.drain();
    expect(app.sent.slice(before).map((mail) => mail.to)).toEqual([student]);
  });

  it('costs the same statements for known and unknown people', async () => {
    const known = await app.statements.during(() => forgot(emailOf('manager')));
    const unknown = await app.statements.during(() => forgot('nobody2@lampstand.example'));
    expect(unknown).toEqual(known);
  });

  it('is replaced by the link of the mail, and the owner is told', async () => {
    const browser = await app.as('student');
    const token = await resetLink();
    expect(await recover(token)).toBeUndefined();
    expect(await login(student, 'a better one')).toBeUndefined();
    expect(await login(student, passwordOf('student'))).toBe('INVALID');
    expect(await browser.codeOf(ME)).toBe('UNAUTHENTICATED');
    await app.services.jobs.drain();
    expect(app.sent.at(-1)).toMatchObject({
      to: student,
      subject: 'Your password for Lampstand was changed',
    });
    await putBack();
  });
});

describe('the link to a new password', () => {
  it('works once', async () => {
    const token = await resetLink();
    expect(await recover(token)).toBeUndefined();
    expect(await recover(token)).toEqual(DEAD);
    await putBack();
  });

  it('works once also for two who come at the same time', async () => {
    const token = await resetLink();
    const answers = await Promise.all([recover(token), recover(token)]);
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
    await putBack();
  });

  it('is dead after an hour', async () => {
    const token = await resetLink();
    app.clock.advance(60 * 60 * 1000);
    expect(await recover(token)).toEqual(DEAD);
  });

  it('is dead once there is a newer one', async () => {
    const older = await resetLink();
    const newer = await resetLink();
    expect(await recover(older)).toEqual(DEAD);
    expect(await recover(newer)).toBeUndefined();
    await putBack();
  });

  it('is dead after the password was changed, the address was changed, or the person was kept out', async () => {
    const { db } = app.services.database;
    const browser = await app.as('student');
    const first = await resetLink();
    const own = sha256(passwordOf('student'));
    await browser.send(CHANGE, { currentPassword: own, newPassword: own });
    expect(await recover(first)).toEqual(DEAD);
    const second = await resetLink();
    const me = eq(users._id, personaId('student'));
    await db.update(users).set({ email: 'moved@lampstand.example' }).where(me);
    expect(await recover(second)).toEqual(DEAD);
    await db.update(users).set({ email: student, deactivatedAt: '2026-03-01T00:00:00Z' }).where(me);
    expect(await recover(second)).toEqual(DEAD);
    await db.update(users).set({ deactivatedAt: null }).where(me);
  });

  it('is not in the database: neither as a token nor in a mail that was delivered', async () => {
    const { db } = app.services.database;
    const token = await resetLink();
    const rows = await db.select().from(userTokens);
    expect(rows.map((row) => row.tokenHash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await db.select().from(mails))).not.toContain(token);
    const kept = await db
      .select({ found: sql<number>`count(*)::int` })
      .from(sql`pgboss.job`)
      .where(sql`data::text like ${`%${token}%`}`);
    expect(kept).toEqual([{ found: 0 }]);
  });

  it('leads to the configured host, whatever a request says', async () => {
    await app.graphql.fetch('http://evil.example/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      body: JSON.stringify({ query: FORGOT, variables: { email: student } }),
    });
    await app.services.jobs.drain();
    expect(app.sent.at(-1)?.plain).toContain('http://localhost:4000/reset-password/');
    expect(app.sent.at(-1)?.html).not.toContain('evil');
  });

  it('opens nothing of another purpose', async () => {
    const token = await resetLink();
    const enrol = await app.anonymous().send(ENROL, { token, newPassword });
    const verify = await app.anonymous().send(VERIFY, { token });
    expect([refusalOf(enrol), refusalOf(verify)]).toEqual([DEAD, DEAD]);
    expect(await recover('x'.repeat(43))).toEqual(DEAD);
  });

  it('takes nothing but a SHA-256 for a password', async () => {
    const token = await resetLink();
    expect(await app.anonymous().codeOf(RECOVER, { token, newPassword: 'secret' })).toBe('INVALID');
    expect(await recover(token)).toBeUndefined();
    await putBack();
  });
});

describe('changing the own password', () => {
  const own = sha256(passwordOf('manager'));

  it('ends all other sessions, and gives this one a new id', async () => {
    const here = await app.as('manager');
    const elsewhere = await app.as('manager');
    const old = here.cookie;
    const change = { currentPassword: own, newPassword: own };
    expect(await here.codeOf(CHANGE, change)).toBeUndefined();
    expect(await here.codeOf(ME)).toBeUndefined();
    expect(here.cookie).not.toBe(old);
    expect(await elsewhere.codeOf(ME)).toBe('UNAUTHENTICATED');
    const thief = app.anonymous();
    for (const pair of old.split('; ')) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      thief.keep(name, value);
    }
    expect(await thief.codeOf(ME)).toBe('UNAUTHENTICATED');
  });

  it('wants the current one', async () => {
    const answer = await (
      await app.as('manager')
    ).send(CHANGE, {
      currentPassword: sha256('a guess'),
      newPassword,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      currentPassword: 'This is not your current password.',
    });
  });
});

describe('a first password', () => {
  it('comes with the link that the staff send, and verifies the address', async () => {
    const { db } = app.services.database;
    const admin = await app.as('regionAdmin');
    const [someone] = await db
      .select()
      .from(users)
      .where(
        sql`${users.passwordHash} is null and exists (select 1 from user_regions r where r.user_id = users.id and r.region_id = 'region-cape-town')`,
      )
      .limit(1);
    const target = { userId: someone?._id, kind: 'ENROL' };
    await db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users._id, someone?._id ?? ''));
    expect(await admin.codeOf(SEND, target)).toBeUndefined();
    const email = someone?.email ?? '';
    const token = await linkTo(app, 'enroll-account', email);
    app.clock.advance(6 * 24 * 60 * 60 * 1000);
    expect(await app.anonymous().codeOf(ENROL, { token, newPassword })).toBeUndefined();
    expect(await login(email, 'a better one')).toBeUndefined();
    const [after] = await db.select().from(users).where(eq(users.email, email));
    expect(after?.emailVerified).toBe(true);
    expect(refusalOf(await app.anonymous().send(ENROL, { token, newPassword }))).toEqual(DEAD);
  });

  it('is no longer to be had after seven days', async () => {
    const admin = await app.as('admin');
    const graduate = eq(users._id, personaId('graduate'));
    await app.services.database.db.update(users).set({ passwordHash: null }).where(graduate);
    await admin.send(SEND, { userId: personaId('graduate'), kind: 'ENROL' });
    const token = await linkTo(app, 'enroll-account', emailOf('graduate'));
    app.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(refusalOf(await app.anonymous().send(ENROL, { token, newPassword }))).toEqual(DEAD);
  });

  it('cannot be sent to people of other regions or above the sender', async () => {
    const abroad = { userId: personaId('student'), kind: 'RESET' };
    expect(await (await app.as('regionAdmin2')).codeOf(SEND, abroad)).toBe('NOT_FOUND');
    const above = { userId: personaId('superadmin'), kind: 'RESET' };
    expect(await (await app.as('admin')).codeOf(SEND, above)).toBe('FORBIDDEN');
  });
});

describe('an address', () => {
  it('is confirmed by the link that the person asks for', async () => {
    const { db } = app.services.database;
    const me = eq(users._id, personaId('facilitator'));
    const facilitator = await app.as('facilitator');
    await db.update(users).set({ emailVerified: false }).where(me);
    await facilitator.send('mutation { sendVerifyEmail }');
    const token = await linkTo(app, 'verify-email', emailOf('facilitator'));
    expect(await app.anonymous().codeOf(VERIFY, { token })).toBeUndefined();
    expect((await db.select().from(users).where(me))[0]?.emailVerified).toBe(true);
    expect(refusalOf(await app.anonymous().send(VERIFY, { token }))).toEqual(DEAD);
  });

  it('that is confirmed brings no further mail', async () => {
    const before = app.sent.length;
    await (await app.as('manager')).send('mutation { sendVerifyEmail }');
    await app.services.jobs.drain();
    expect(app.sent.length).toBe(before);
  });
});
