import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { regions } from '../regions/regions.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const SIGN_UP =
  'mutation ($person: SelfCreateInput!, $groupId: ID!, $country: String!, $locale: String) { selfCreateAccount(userProfileInput: $person, groupId: $groupId, country: $country, locale: $locale) { _id fullName email } }';
const GROUP = 'query ($id: ID!) { signUpGroup(_id: $id) { _id name regionName open } }';
const ENROL =
  'mutation ($token: String!, $newPassword: String!) { enrollAccount(token: $token, newPassword: $newPassword) }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id locale emailVerified roles regionIds groups { _id } } }';

const anybody = (more: object = {}) => ({
  person: { email: ' Ana.New@Example.org', firstName: ' Ana ', lastName: 'New' },
  groupId: 'group-cape-town-1',
  country: 'ZAF',
  ...more,
});
const named = (email: string) => ({ person: { email, firstName: 'Ana', lastName: 'New' } });
const signUp = (variables: object) => app.anonymous().send(SIGN_UP, { ...variables });

describe('signing up', () => {
  it('makes a student of the group, who comes in by the mail', async () => {
    const answer = await signUp(anybody({ locale: 'de_DE' }));
    expect(answer.data?.selfCreateAccount).toMatchObject({
      fullName: 'Ana New',
      email: 'ana.new@example.org',
    });
    const token = await linkTo(app, 'enroll-account', 'ana.new@example.org');
    expect(app.sent.at(-1)?.subject).toContain('bestätigen');
    const password = sha256('a good one');
    await app.anonymous().send(ENROL, { token, newPassword: password });
    const entered = await app.anonymous().send(LOGIN, { email: 'ana.new@example.org', password });
    expect(entered.data?.loginWithPassword).toMatchObject({
      locale: 'de_DE',
      emailVerified: true,
      roles: ['user'],
      regionIds: ['region-cape-town'],
      groups: [{ _id: 'group-cape-town-1' }],
    });
  });

  it('speaks English where the suggested language is unknown', async () => {
    await signUp(anybody({ ...named('english@example.org'), locale: 'xx_XX' }));
    await app.services.jobs.drain();
    expect(app.sent.at(-1)?.subject).toBe('Please verify your e-mail address for Lampstand');
  });

  it('tells of an account that is there already, and nothing more', async () => {
    const before = app.sent.length;
    const answer = await signUp(anybody(named(emailOf('student'))));
    expect(refusalOf(answer)).toEqual({ code: 'CONFLICT', key: 'errors.accountExists' });
    expect(answer.errors?.[0]?.message).toBe('You already have an account');
    expect(answer.errors?.[0]?.extensions.fields).toEqual({});
    expect(answer.data).toBeNull();
    await app.services.jobs.drain();
    expect(app.sent.length).toBe(before);
  });

  it('wants name, address and country', async () => {
    const nobody = await signUp(anybody({ person: { email: 'x', firstName: ' ', lastName: '' } }));
    expect(Object.keys(nobody.errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
    ]);
    const homeless = await signUp(anybody({ country: ' ' }));
    expect(homeless.errors?.[0]?.extensions.fields).toHaveProperty('country');
  });

  it('is closed with the group, and with its region', async () => {
    const { db } = app.services.database;
    const archived = await aGroup(app, { archived: true });
    const elsewhere = await aGroup(app, { regionId: 'region-berlin' });
    const closed = { code: 'INVALID', key: 'errors.groupClosed' };
    const late = named('late@example.org');
    expect(refusalOf(await signUp(anybody({ ...late, groupId: archived._id })))).toEqual(closed);
    await db.update(regions).set({ closed: true }).where(eq(regions._id, 'region-berlin'));
    expect(refusalOf(await signUp(anybody({ ...late, groupId: elsewhere._id })))).toEqual(closed);
    expect(refusalOf(await signUp(anybody({ ...late, groupId: 'none' })))?.code).toBe('NOT_FOUND');
  });

  it('gives no rights: the input has no room for them', async () => {
    const greedy = { person: { ...named('g@example.org').person, roles: ['superadmin'] } };
    const answer = await signUp(anybody(greedy));
    expect(answer.errors?.[0]?.message).toContain('roles');
    expect(answer.data ?? null).toBeNull();
  });

  it('stops whoever asks for many addresses, and counts nothing against who succeeds', async () => {
    const ask = (browser: ReturnType<TestApp['anonymous']>, email: string) =>
      browser.codeOf(SIGN_UP, anybody(named(email)));
    const classroom = Object.assign(app.anonymous(), { address: '203.0.113.1' });
    for (let seat = 0; seat < 12; seat += 1) {
      expect(await ask(classroom, `seat${seat}@example.org`)).toBeUndefined();
    }
    const codes = [];
    const stranger = Object.assign(app.anonymous(), { address: '203.0.113.2' });
    for (let each = 0; each < 9; each += 1) codes.push(await ask(stranger, emailOf('student')));
    expect(codes.at(-1)).toBe('LIMIT');
  });
});

describe('the page to sign up', () => {
  const Shown = z.object({
    signUpGroup: z.object({ name: z.string(), open: z.boolean() }).nullable(),
  });
  const shown = async (id: string) =>
    (await app.anonymous().read(Shown, GROUP, { id })).signUpGroup;

  it('names the group and says whether it is open', async () => {
    expect(await shown('group-cape-town-1')).toMatchObject({ open: true });
    expect(await shown((await aGroup(app, { archived: true }))._id)).toMatchObject({ open: false });
    expect(await shown('none')).toBeNull();
  });
});
