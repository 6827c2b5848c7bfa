import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { inTransaction } from '../../platform/work.ts';
import { hashToken } from '../../platform/token.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailEnrol, mailReset, mailVerify } from './account-mails.ts';
import { userTokens } from './account-tokens.table.ts';
import { users } from './identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const mine = eq(users._id, personaId('student2'));
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(throttle);
  await db.delete(userTokens);
  await db
    .update(users)
    .set({ deactivatedAt: null, email: emailOf('student2') })
    .where(mine);
});

const password = sha256('a better one');
const setting = (field: string) =>
  `mutation ($token: String!) { ${field}(token: $token, newPassword: "${password}") }`;
const kinds = {
  reset: { page: 'reset-password', send: mailReset, use: setting('recoverPassword'), hours: 1 },
  enrol: { page: 'enroll-account', send: mailEnrol, use: setting('enrollAccount'), hours: 7 * 24 },
  verify: {
    page: 'verify-email',
    send: mailVerify,
    use: 'mutation ($token: String!) { verifyEmail(token: $token) }',
    hours: 1,
  },
} as const;
const names = ['reset', 'enrol', 'verify'] as const;

/** Puts the mail into the outbox, where it waits for its sending. */
async function post(name: (typeof names)[number]): Promise<void> {
  const nobody = { userId: null, impersonatorId: null, requestId: 'test', address: null };
  const { db } = app.services.database;
  const [person] = await db.select().from(users).where(mine);
  if (!person) throw new Error('Nobody to write to');
  await inTransaction(app.services, nobody, 'test', async (work) => {
    await kinds[name].send(app.services, work, person);
    work.audit({ entity: 'user', entityId: person._id });
  });
}

/** The link of a mail that was sent at once. */
async function newLink(name: (typeof names)[number]): Promise<string> {
  const { db } = app.services.database;
  const [person] = await db.select({ email: users.email }).from(users).where(mine);
  await post(name);
  return linkTo(app, kinds[name].page, person?.email ?? '');
}

const use = (name: (typeof names)[number], token: string) =>
  app.anonymous().codeOf(kinds[name].use, { token });

describe.each(names)('the link of the mail to %s', (name) => {
  it('works once', async () => {
    const token = await newLink(name);
    expect(await use(name, token)).toBeUndefined();
    expect(await use(name, token)).toBe('INVALID');
  });

  it('works once also for two who come at the same time', async () => {
    const token = await newLink(name);
    const both = await Promise.all([use(name, token), use(name, token)]);
    expect(both.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('works until its time is over, and not after', async () => {
    const token = await newLink(name);
    app.clock.advance(kinds[name].hours * 3_600_000);
    expect(await use(name, token)).toBe('INVALID');
    const fresh = await newLink(name);
    app.clock.advance(kinds[name].hours * 3_600_000 - 1000);
    expect(await use(name, fresh)).toBeUndefined();
  });

  it('has its hours from the sending, though the mail has waited for two days', async () => {
    await post(name);
    app.clock.advance(48 * 3_600_000);
    const token = await linkTo(app, kinds[name].page, emailOf('student2'));
    app.clock.advance(kinds[name].hours * 3_600_000 - 1000);
    expect(await use(name, token)).toBeUndefined();
  });

  it('has 256 random bits and is kept as a hash only', async () => {
    const token = await newLink(name);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { db } = app.services.database;
    const [kept] = await db.select().from(userTokens);
    expect(kept?.tokenHash).toBe(hashToken(token));
    const stored = [await db.select().from(userTokens), await db.select().from(mails)];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is dead once there is a newer one', async () => {
    const token = await newLink(name);
    await newLink(name);
    expect(await use(name, token)).toBe('INVALID');
  });

  it('is dead once a password was set by another link', async () => {
    const token = await newLink(name);
    const other = name === 'reset' ? 'enrol' : 'reset';
    expect(await use(other, await newLink(other))).toBeUndefined();
    expect(await use(name, token)).toBe('INVALID');
  });

  it.each([
    ['the account is closed', { deactivatedAt: '2026-03-02T00:00:00Z' }],
    ['the address is another one', { email: 'moved@lampstand.example' }],
  ])('is dead once %s', async (_what, changes) => {
    const token = await newLink(name);
    await app.services.database.db.update(users).set(changes).where(mine);
    expect(await use(name, token)).toBe('INVALID');
  });

  it('does nothing of another kind', async () => {
    const token = await newLink(name);
    for (const other of names.filter((each) => each !== name)) {
      expect(await use(other, token)).toBe('INVALID');
    }
    expect(await use(name, token)).toBeUndefined();
  });

  it('leads to the configured host', async () => {
    await newLink(name);
    expect(app.sent.at(-1)?.plain).toContain(`http://localhost:4000/${kinds[name].page}/`);
  });
});
