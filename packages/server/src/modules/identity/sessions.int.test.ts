import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sha256 } from '../../platform/sha256.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { createTestApp, ownPasswordOf, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sessions, userRegionRoles, users } from './identity.table.ts';
import { hashPassword, isCurrentHash } from './password.ts';
import { SESSION_SECONDS } from './session-cookie.ts';
import { identify, type Visitor } from './session.service.ts';

let app: TestApp;
let adminApp: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  adminApp = await createTestApp({ APP_ENV: 'admin-app' });
});
afterAll(async () => {
  await app.close();
  await adminApp.close();
});
beforeEach(() => app.services.database.db.delete(sessions));

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const LIST = '{ sessions { _id current lastSeenAt expiresAt userAgent address impersonatedBy } }';
const REVOKE = 'mutation ($id: ID!) { revokeSession(_id: $id) }';
const ME = '{ currentUser { _id } }';
const Listed = z.object({
  sessions: z.array(
    z.object({ _id: z.string(), current: z.boolean(), address: z.string().nullable() }),
  ),
});
const listed = async (browser: TestClient) => (await browser.read(Listed, LIST)).sessions;
const credentials = (key: 'student' | 'admin' | 'regionAdmin', passwordIs = passwordOf) => ({
  email: emailOf(key),
  password: sha256(passwordIs(key)),
});

describe('the own sessions', () => {
  it('are listed, the current one marked, nobody else’s among them and no secret in them', async () => {
    await app.as('admin');
    const first = Object.assign(app.anonymous(), { address: '203.0.113.5' });
    await first.send(LOGIN, credentials('student'));
    app.clock.advance(1000);
    const second = await app.as('student');
    expect(await listed(second)).toMatchObject([
      { current: true, address: null },
      { current: false, address: '203.0.113.5' },
    ]);
    const hashes = (await app.services.database.db.select().from(sessions)).map(
      (row) => row.tokenHash,
    );
    const shown = JSON.stringify((await second.send(LIST)).data);
    expect(hashes.filter((each) => shown.includes(each))).toEqual([]);
  });

  it('can be ended one by one', async () => {
    const here = await app.as('student');
    const there = await app.as('student');
    const other = (await listed(here)).find((session) => !session.current);
    expect(await here.codeOf(REVOKE, { id: other?._id })).toBeUndefined();
    expect(await there.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect(await here.codeOf(ME)).toBeUndefined();
  });

  it('of others look as if they were not there', async () => {
    const admin = await app.as('admin');
    const [own] = await listed(admin);
    const student = await app.as('student');
    expect(await student.codeOf(REVOKE, { id: own?._id })).toBe('NOT_FOUND');
    expect(await student.codeOf(REVOKE, { id: 'none' })).toBe('NOT_FOUND');
    expect(await admin.codeOf(ME)).toBeUndefined();
  });

  it('can be ended everywhere else at once', async () => {
    const here = await app.as('student');
    const others = [await app.as('student'), await app.as('student')];
    const stranger = await app.as('admin');
    const answer = await here.send('mutation { revokeOtherSessions }');
    expect(answer.data).toEqual({ revokeOtherSessions: 2 });
    for (const other of others) expect(await other.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect(await stranger.codeOf(ME)).toBeUndefined();
    expect(await here.codeOf(ME)).toBeUndefined();
  });

  it('end with the next login of the browser, which gets a new id', async () => {
    const browser = await app.as('student');
    const old = browser.cookie;
    await browser.send(LOGIN, credentials('student'));
    expect(browser.cookie).not.toBe(old);
    expect(await listed(browser)).toHaveLength(1);
  });

  it('end after thirty days, however much they are used meanwhile', async () => {
    const browser = await app.as('student');
    const twoDays = 2 * 24 * 60 * 60;
    for (let used = twoDays; used < SESSION_SECONDS; used += twoDays) {
      app.clock.advance(twoDays * 1000);
      expect(await browser.codeOf(ME)).toBeUndefined();
    }
    app.clock.advance(twoDays * 1000);
    expect(await browser.codeOf(ME)).toBe('UNAUTHENTICATED');
  });

  it('end when the back-office gives the person other rights', async () => {
    const facilitator = await app.as('facilitator');
    const superadmin = await app.as('superadmin');
    const change =
      'mutation ($id: ID!, $input: UserInput!) { updateUser(_id: $id, version: 1, userInput: $input) { _id } }';
    const input = {
      email: emailOf('facilitator'),
      firstName: 'Thabo',
      lastName: 'Mokoena',
      locale: 'en',
      regionIds: ['region-cape-town'],
      roles: ['user', 'manager'],
      regionRoles: [],
      groupIds: [],
    };
    const id = personaId('facilitator');
    expect(await superadmin.codeOf(change, { id, input })).toBeUndefined();
    expect(await facilitator.codeOf(ME)).toBe('UNAUTHENTICATED');
  });
});

describe('a stored password', () => {
  it('is argon2id of at least 19 MiB and two passes, with a salt of its own', async () => {
    const password = sha256(passwordOf('student'));
    const stored = [await hashPassword(password), await hashPassword(password)];
    expect(new Set(stored).size).toBe(2);
    for (const each of stored) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(each) ?? [];
      expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
    }
  });

  it('of an older kind is replaced when its owner comes in, and opens nothing itself', async () => {
    const { db } = app.services.database;
    const me = eq(users._id, personaId('graduate'));
    const old = await hash(sha256(passwordOf('graduate')), { memoryCost: 8192, timeCost: 1 });
    await db.update(users).set({ passwordHash: old }).where(me);
    const email = emailOf('graduate');
    expect(await app.anonymous().codeOf(LOGIN, { email, password: old })).toBe('INVALID');
    await app.as('graduate');
    const [after] = await db.select().from(users).where(me);
    expect(isCurrentHash(after?.passwordHash ?? '')).toBe(true);
    expect(await app.anonymous().codeOf(LOGIN, { email, password: after?.passwordHash })).toBe(
      'INVALID',
    );
  });
});

describe('in the admin-app environment', () => {
  it.each(['admin', 'regionAdmin'] as const)('the %s comes in', async (persona) => {
    expect(
      await adminApp.anonymous().codeOf(LOGIN, credentials(persona, ownPasswordOf)),
    ).toBeUndefined();
  });

  it('others are told to use the offline app, and get no session', async () => {
    const browser = adminApp.anonymous();
    const answer = await browser.send(LOGIN, credentials('student', ownPasswordOf));
    expect(refusalOf(answer)).toEqual({ code: 'FORBIDDEN', key: 'errors.offlineApp' });
    expect(answer.errors?.[0]?.message).toBe('Use the offline app to logon');
    expect(browser.cookie).toBe('');
  });

  it('a wrong password is told nothing about roles', async () => {
    const guess = { ...credentials('student'), password: sha256('a guess') };
    expect(await adminApp.anonymous().codeOf(LOGIN, guess)).toBe('INVALID');
  });

  it('somebody who lost the role is out at the next request', async () => {
    const { db } = adminApp.services.database;
    await db.delete(sessions);
    const browser = await adminApp.as('regionAdmin');
    await db.delete(userRegionRoles).where(eq(userRegionRoles.userId, personaId('regionAdmin')));
    expect(await browser.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect(
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, personaId('regionAdmin'))),
    ).toEqual([]);
  });
});

const nameOf = ({ viewer }: Visitor) => viewer?.fullName.split(' ')[0];
const localeOf = ({ viewer }: Visitor) => viewer?.locale;
const rolesOf = ({ viewer }: Visitor) => viewer?.roles.toSorted();
const regionsOf = ({ viewer }: Visitor) => viewer?.regionIds;
const slugsOf = ({ viewer }: Visitor) => viewer?.regionRoles.map(({ slug }) => slug);
const termsOf = ({ viewer }: Visitor) => viewer?.termsAccepted;

describe('a viewer who was kept', () => {
  const me = personaId('student');
  const whoAsks = (browser: TestClient) => identify(app.services, browser.cookie);
  const asked = (browser: TestClient) => app.statements.during(() => whoAsks(browser));

  it('costs no statement at the next request', async () => {
    const browser = await app.as('student');
    await whoAsks(browser);
    expect(await asked(browser)).toEqual([]);
  });

  it('is read anew after their last use was written down', async () => {
    const browser = await app.as('student');
    app.clock.advance(11 * 60 * 1000);
    expect(await asked(browser)).toHaveLength(2);
    expect(await asked(browser)).toHaveLength(1);
    expect(await asked(browser)).toEqual([]);
  });

  it('is forgotten before a change of this process is answered', async () => {
    const browser = await app.as('student');
    const forget = vi.spyOn(app.services.viewers, 'forget');
    await browser.send('mutation { logoutUser }');
    expect(forget.mock.calls).toEqual([[me]]);
    forget.mockRestore();
  });

  it.each<[string, ReturnType<typeof sql>, (visitor: Visitor) => unknown, unknown]>([
    ['name', sql`update users set first_name = 'Mara' where id = ${me}`, nameOf, 'Mara'],
    ['language', sql`update users set locale = 'ru_RU' where id = ${me}`, localeOf, 'ru_RU'],
    [
      'role',
      sql`insert into user_roles (user_id, role) values (${me}, 'reportsAdmin')`,
      rolesOf,
      ['reportsAdmin', 'user'],
    ],
    ['lost role', sql`delete from user_roles where user_id = ${me}`, rolesOf, []],
    ['lost region', sql`delete from user_regions where user_id = ${me}`, regionsOf, []],
    [
      'role in a region',
      sql`insert into user_region_roles (user_id, region_id, role) values (${me}, 'region-cape-town', 'manager')`,
      slugsOf,
      ['Cape-Town'],
    ],
    [
      'region’s name',
      sql`update regions set slug = 'the-cape' where id = 'region-cape-town'`,
      slugsOf,
      ['the-cape'],
    ],
    ['terms', sql`update users set terms_accepted_at = null where id = ${me}`, termsOf, false],
    [
      'second factor',
      sql`update sessions set strong = true where user_id = ${me}`,
      ({ viewer }) => viewer?.strong,
      true,
    ],
    [
      'deactivation',
      sql`update users set deactivated_at = now() where id = ${me}`,
      ({ expired }) => expired,
      true,
    ],
    [
      'session’s end',
      sql`delete from sessions where user_id = ${me}`,
      ({ expired }) => expired,
      true,
    ],
  ])('hears of a %s that another process has changed', async (_name, change, read, expected) => {
    const { db } = app.services.database;
    await db.execute(sql`update users set deactivated_at = null where id = ${me}`);
    const browser = await app.as('student');
    expect(read(await whoAsks(browser))).not.toEqual(expected);
    await db.execute(change);
    await expect.poll(async () => read(await whoAsks(browser))).toEqual(expected);
  });
});
