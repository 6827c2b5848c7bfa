import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { passwordOf, type PersonaKey } from '../../seed/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sessions } from '../identity/identity.table.ts';
import { notifications } from '../notifications/notifications.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(sessions));

const BEGIN =
  'mutation ($userId: ID!, $reason: String!) { impersonateUser(userId: $userId, reason: $reason) { _id } }';
const LOGOUT = 'mutation { logoutUser }';
const ME = '{ currentUser { _id impersonatingUser } }';
const Me = z.object({
  currentUser: z.object({ _id: z.string(), impersonatingUser: z.string().nullable() }),
});
const student = { userId: personaId('student'), reason: 'asks about a grade' };

const ACCOUNT =
  'query ($id: ID!) { user(userId: $id) { version email firstName lastName locale regionIds groups { _id } regionRoles { regionId roleNames } } }';
const Account = z.object({
  user: z.looseObject({ version: z.number(), groups: z.array(z.object({ _id: z.string() })) }),
});
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { _id } }';
const accountOf = async (browser: TestClient, persona: PersonaKey) =>
  (await browser.read(Account, ACCOUNT, { id: personaId(persona) })).user;

const me = async (browser: TestClient) => (await browser.read(Me, ME)).currentUser;
const tokenOf = (browser: TestClient) => /lampstand=([\w-]{43})/.exec(browser.cookie)?.[1] ?? '';
async function withToken(token: string): Promise<string | undefined> {
  const browser = app.anonymous();
  browser.keep('lampstand', token);
  return browser.codeOf(ME);
}

async function lookingThroughStudent(): Promise<TestClient> {
  const admin = await app.as('admin');
  expect(await admin.codeOf(BEGIN, student)).toBeUndefined();
  return admin;
}

describe('looking through the eyes of a person', () => {
  it('shows the site as theirs, with the name behind it, under a new session id', async () => {
    const admin = await app.as('admin');
    const own = tokenOf(admin);
    await admin.send(BEGIN, student);
    expect(await me(admin)).toEqual({
      _id: personaId('student'),
      impersonatingUser: 'Helen Carter',
    });
    expect(tokenOf(admin)).not.toBe(own);
    expect(await withToken(own)).toBe('UNAUTHENTICATED');
  });

  it('ends with logging out: the own session is back under a new id, the other is dead', async () => {
    const admin = await lookingThroughStudent();
    const through = tokenOf(admin);
    await admin.send(LOGOUT);
    expect(await me(admin)).toEqual({ _id: personaId('admin'), impersonatingUser: null });
    expect(tokenOf(admin)).not.toBe(through);
    expect(await withToken(through)).toBe('UNAUTHENTICATED');
    await admin.send(LOGOUT);
    expect((await admin.send(ME)).data).toEqual({ currentUser: null });
  });

  it('ends by itself after an hour, and logging out then still brings the own session back', async () => {
    const admin = await lookingThroughStudent();
    app.clock.advance(60 * 60_000);
    expect(await admin.codeOf(ME)).toBe('UNAUTHENTICATED');
    await admin.send(LOGOUT);
    expect((await me(admin))._id).toBe(personaId('admin'));
  });

  it('ends with the own session: whoever loses their rights loses it, too', async () => {
    const admin = await lookingThroughStudent();
    const { db } = app.services.database;
    await db.delete(sessions).where(eq(sessions.userId, personaId('admin')));
    expect(await admin.codeOf(ME)).toBe('UNAUTHENTICATED');
  });

  it('is told to the person, with name and reason', async () => {
    await lookingThroughStudent();
    const { db } = app.services.database;
    const [told] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, personaId('student')))
      .orderBy(desc(notifications.createdAt), desc(notifications._id));
    expect(told?.description).toBe(
      'Helen Carter looks at the site through your account. Reason: asks about a grade',
    );
    const browser = await app.as('student');
    const { data } = await browser.send('{ sessions { impersonatedBy } }');
    expect(JSON.stringify(data)).toContain('Helen Carter');
  });

  it('names both people on every change', async () => {
    const admin = await lookingThroughStudent();
    await admin.send(
      'mutation ($id: ID!) { updateUserProfile(userProfileInput: { _id: $id, locale: "en" }) { _id } }',
      { id: personaId('student') },
    );
    const { db } = app.services.database;
    const both = await db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.actorId, personaId('student')),
          eq(auditEntries.impersonatorId, personaId('admin')),
        ),
      );
    expect(both.map((row) => row.action)).toContain('updateUserProfile');
    const [began] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'impersonateUser'))
      .orderBy(desc(auditEntries.at), desc(auditEntries._id));
    expect(began).toMatchObject({
      actorId: personaId('admin'),
      entityId: personaId('student'),
      after: { reason: 'asks about a grade' },
    });
  });

  it('keeps its reason and its end with the session', async () => {
    await lookingThroughStudent();
    const [row] = await app.services.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.impersonatorId, personaId('admin')));
    expect(row?.impersonationReason).toBe('asks about a grade');
    expect(Date.parse(row?.expiresAt ?? '') - app.clock.now().getTime()).toBe(3_600_000);
  });
});

describe('meanwhile it is refused to', () => {
  const password = sha256(passwordOf('student'));
  it.each([
    [
      'change the password',
      `mutation { changePassword(currentPassword: "${password}", newPassword: "${password}") }`,
    ],
    ['see the sessions', '{ sessions { _id } }'],
    ['end sessions', 'mutation { revokeOtherSessions }'],
    ['end one session', 'mutation { revokeSession(_id: "any") }'],
    ['ask for mails', 'mutation { sendVerifyEmail }'],
  ])('%s', async (_what, operation) => {
    expect(await (await lookingThroughStudent()).codeOf(operation)).toBe('FORBIDDEN');
  });

  it.each([
    ['password', { password: sha256('taken-over') }],
    ['e-mail address', { email: 'taken-over@example.org' }],
  ])('give anybody another %s, the person or others', async (_what, change) => {
    const superadmin = await app.as('superadmin');
    await superadmin.send(BEGIN, { userId: personaId('admin'), reason: 'checks a report' });
    for (const [persona, role] of [
      ['admin', 'admin'],
      ['student', 'user'],
    ] as const) {
      const { version, groups, ...account } = await accountOf(superadmin, persona);
      const input = { ...account, roles: [role], groupIds: groups.map(({ _id }) => _id) };
      const send = (changed: object) =>
        superadmin.codeOf(UPDATE, { id: personaId(persona), version, input: changed });
      expect(await send({ ...input, ...change })).toBe('FORBIDDEN');
      expect(await send(input)).toBeUndefined();
    }
  });

  it('look through a third person’s eyes', async () => {
    const superadmin = await app.as('superadmin');
    await superadmin.send(BEGIN, { userId: personaId('admin'), reason: 'checks a report' });
    expect(await superadmin.codeOf(BEGIN, student)).toBe('FORBIDDEN');
    expect((await me(superadmin))._id).toBe(personaId('admin'));
  });
});

describe('whose eyes', () => {
  it.each([
    ['admin', 'superadmin', 'FORBIDDEN'],
    ['admin', 'reportsAdmin', 'FORBIDDEN'],
    ['admin', 'admin', 'FORBIDDEN'],
    ['regionAdmin', 'manager', undefined],
    ['regionAdmin2', 'student', 'NOT_FOUND'],
    ['manager', 'student', 'FORBIDDEN'],
    ['superadmin', 'admin', undefined],
  ] as const)('the %s through those of the %s: %s', async (who, whom, code) => {
    const target = { userId: personaId(whom), reason: 'looks into a question' };
    expect(await (await app.as(who)).codeOf(BEGIN, target)).toBe(code);
  });

  it('never without a reason', async () => {
    const answer = await (await app.as('admin')).send(BEGIN, { ...student, reason: ' ' });
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('reason');
  });
});
