import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { passwordOf, type PersonaKey } from '../../seed/personas.ts';
import { tries } from '../../testing/authorization/attempts-at.ts';
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
const RAISE = 'mutation ($reason: String!) { raiseImpersonation(reason: $reason) }';
const PROFILE =
  'mutation ($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { _id } }';
const inEnglish = { input: { _id: personaId('student'), locale: 'en' } };
const RAISED = '{ currentUser { impersonationRaisedUntil impersonationRaiseReason } }';
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
    await admin.send(RAISE, { reason: 'asked by telephone' });
    expect(await admin.codeOf(PROFILE, inEnglish)).toBeUndefined();
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

describe('acting for the person', () => {
  const textOf = async (browser: TestClient) =>
    (await browser.send(PROFILE, inEnglish)).errors?.[0]?.message;

  it('begins with a reason, ends after a quarter of an hour, and is shown meanwhile', async () => {
    const admin = await lookingThroughStudent();
    expect(await textOf(admin)).toBe(
      'You are only looking through this person’s account. To change something for them, first say why.',
    );
    const refused = await admin.send(RAISE, { reason: 'x' });
    expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('reason');
    const { data } = await admin.send(RAISE, { reason: 'asked by telephone' });
    const until = new Date(app.clock.now().getTime() + 15 * 60_000).toISOString();
    expect(data).toEqual({ raiseImpersonation: until });
    expect((await admin.send(RAISED)).data).toEqual({
      currentUser: {
        impersonationRaisedUntil: until,
        impersonationRaiseReason: 'asked by telephone',
      },
    });
    expect(await textOf(admin)).toBeUndefined();
    app.clock.advance(15 * 60_000);
    expect(await textOf(admin)).toMatch(/only looking/);
    expect((await admin.send(RAISED)).data).toEqual({
      currentUser: { impersonationRaisedUntil: null, impersonationRaiseReason: null },
    });
  });

  it('never lasts longer than the look', async () => {
    const admin = await lookingThroughStudent();
    app.clock.advance(50 * 60_000);
    const { data } = await admin.send(RAISE, { reason: 'asked by telephone' });
    const until = new Date(app.clock.now().getTime() + 10 * 60_000).toISOString();
    expect(data).toEqual({ raiseImpersonation: until });
  });

  it('is told to the person and kept in the audit, with name and reason', async () => {
    const admin = await lookingThroughStudent();
    await admin.send(RAISE, { reason: 'asked by telephone' });
    const { db } = app.services.database;
    const [told] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, personaId('student')))
      .orderBy(desc(notifications.createdAt), desc(notifications._id));
    expect(told?.description).toBe(
      'Helen Carter acts for you in your account for a while. Reason: asked by telephone',
    );
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'raiseImpersonation'))
      .orderBy(desc(auditEntries.at), desc(auditEntries._id));
    expect(entry).toMatchObject({
      actorId: personaId('student'),
      impersonatorId: personaId('admin'),
      after: { reason: 'asked by telephone' },
    });
  });

  it('is for nobody who looks through nobody’s eyes', async () => {
    const admin = await app.as('admin');
    expect(await admin.codeOf(RAISE, { reason: 'asked by telephone' })).toBe('FORBIDDEN');
    const person = await app.as('student');
    expect((await person.send(RAISED)).data).toEqual({
      currentUser: { impersonationRaisedUntil: null, impersonationRaiseReason: null },
    });
  });

  it.each([
    ['issues a transcript', 'Mutation.issueTranscript'],
    ['changes an address', 'Mutation.updateAddress'],
    ['asks the offices', 'Mutation.submitRequestForm'],
    ['marks notifications as read', 'Mutation.markNotificationsRead'],
    ['tells what was seen of a lesson', 'Mutation.saveLessonProgress'],
  ])('never %s', async (_what, name) => {
    const admin = await lookingThroughStudent();
    await admin.send(RAISE, { reason: 'asked by telephone' });
    const attempt = tries[name];
    expect(await admin.codeOf(attempt?.query ?? '', { ...attempt?.variables })).toBe('FORBIDDEN');
  });

  it('never says where the college reaches the person', async () => {
    const admin = await lookingThroughStudent();
    await admin.send(RAISE, { reason: 'asked by telephone' });
    const input = { ...inEnglish.input, emails: [] };
    expect(await admin.codeOf(PROFILE, { input })).toBe('FORBIDDEN');
    expect(await (await app.as('student')).codeOf(PROFILE, { input })).toBeUndefined();
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
      await superadmin.send(RAISE, { reason: 'checks a report' });
      expect(await send({ ...input, ...change })).toBe('FORBIDDEN');
      // Accounts are changed by whoever may, in their own name.
      expect(await send(input)).toBe('FORBIDDEN');
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
