import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { sha256 } from '../../platform/sha256.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { IDLE_SECONDS } from './session-cookie.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id fullName } }';
const ME = '{ currentUser { _id fullName roles termsAccepted regionRoles { slug roleNames } } }';
const Me = z.object({
  currentUser: z
    .object({ _id: z.string(), roles: z.array(z.string()), termsAccepted: z.boolean() })
    .nullable(),
});
const LIST =
  'query ($filter: UserFilter) { users(filter: $filter, page: { page: 1, perPage: 1000 }) { total items { _id version email fullName regions { slug } groups { _id } } } }';
const UserRow = z.object({
  _id: z.string(),
  version: z.number(),
  email: z.string(),
  fullName: z.string(),
  regions: z.array(z.object({ slug: z.string() })),
});
const List = z.object({ users: z.object({ total: z.number(), items: z.array(UserRow) }) });
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { _id version } }';
const CREATE = 'mutation ($input: UserInput!) { createUser(userInput: $input) { _id email } }';

const Created = z.object({ createUser: z.object({ _id: z.string() }) });

const anInput = (more: object = {}) => ({
  email: 'New.Person@Example.org',
  firstName: 'New',
  lastName: 'Person',
  locale: 'de_DE',
  regionIds: ['region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: [],
  ...more,
});

describe('signing in', () => {
  it('answers a wrong password and an unknown e-mail with the same words', async () => {
    const wrong = await app
      .anonymous()
      .send(LOGIN, { email: 'student@lampstand.example', password: sha256('nope') });
    const unknown = await app
      .anonymous()
      .send(LOGIN, { email: 'nobody@lampstand.example', password: sha256('nope') });
    expect(wrong.errors?.[0]?.message).toBe(unknown.errors?.[0]?.message);
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID');
  });

  it('knows the person by any spelling of the e-mail, and forgets them at logout', async () => {
    const browser = app.anonymous();
    await browser.send(LOGIN, {
      email: ' Student@LAMPSTAND.example ',
      password: sha256('lampstand-student'),
    });
    expect((await browser.read(Me, ME)).currentUser?._id).toBe(personaId('student'));
    const cookie = browser.cookie;
    await browser.send('mutation { logoutUser }');
    expect((await browser.read(Me, ME)).currentUser).toBeNull();
    expect(cookie).not.toBe('');
  });

  it('tells a browser whose session is over to forget its person', async () => {
    const browser = await app.as('student');
    app.clock.advance((IDLE_SECONDS + 1) * 1000);
    const answer = await browser.send(ME);
    expect(answer.errors?.[0]?.message).toBe('Token expired');
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('answers in the language of the browser', async () => {
    const browser = app.anonymous();
    browser.language = 'de-DE';
    const answer = await browser.send(LOGIN, { email: 'x@y.example', password: sha256('nope') });
    expect(answer.errors?.[0]?.message).toBe(
      app.services.translators.get('de_DE')('errors.loginFailed'),
    );
  });
});

describe('the terms', () => {
  it('keep a newcomer out of everything else until they are accepted', async () => {
    const newcomer = await app.as('newcomer');
    expect((await newcomer.read(Me, ME)).currentUser?.termsAccepted).toBe(false);
    const refused = await newcomer.send('{ regions { total } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await newcomer.send('mutation { acceptTerms { _id } }');
    expect((await newcomer.read(Me, ME)).currentUser?.termsAccepted).toBe(true);
  });

  it('are accepted once, however often it is said', async () => {
    const student = await app.as('student');
    const { db } = app.services.database;
    const accepted = sql`select terms_accepted_at from users where id = ${personaId('student')}`;
    const noted = sql`select count(*)::int as entries from audit_entries where action = 'acceptTerms' and entity_id = ${personaId('student')}`;
    const before = [await rowsOf(db, accepted), await rowsOf(db, noted)];
    expect(await student.codeOf('mutation { acceptTerms { _id } }')).toBeUndefined();
    expect([await rowsOf(db, accepted), await rowsOf(db, noted)]).toEqual(before);
  });
});

describe('the own profile', () => {
  const SAVE =
    'mutation ($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { selectedGroup locale } }';

  it('keeps the chosen group and language', async () => {
    const student = await app.as('student');
    const answer = await student.send(SAVE, {
      input: { _id: personaId('student'), selectedGroup: 'group-cape-town-1', locale: 'fr_FR' },
    });
    expect(answer.data?.updateUserProfile).toEqual({
      selectedGroup: 'group-cape-town-1',
      locale: 'fr_FR',
    });
  });

  it("refuses a group that is not one's own, and another person's profile", async () => {
    const student = await app.as('student');
    const foreign = await student.send(SAVE, {
      input: { _id: personaId('student'), selectedGroup: 'group-berlin-1' },
    });
    expect(Object.keys(foreign.errors?.[0]?.extensions.fields ?? {})).toEqual(['selectedGroup']);
    expect(await student.codeOf(SAVE, { input: { _id: personaId('admin'), locale: 'en' } })).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the list of people', () => {
  it('shows a region admin only people of the own region', async () => {
    const { users } = await (await app.as('regionAdmin')).read(List, LIST);
    expect(users.total).toBeGreaterThan(100);
    expect(
      users.items.filter((user) => !user.regions.some((region) => region.slug === 'Cape-Town')),
    ).toEqual([]);
  });

  it('finds people by a part of name or e-mail, taking wildcards literally', async () => {
    const admin = await app.as('admin');
    const found = await admin.read(List, LIST, { filter: { q: 'dlamini' } });
    expect(found.users.items.map((user) => user.fullName)).toContain('Naledi Dlamini');
    expect((await admin.read(List, LIST, { filter: { q: '%' } })).users.total).toBe(0);
  });

  it.each(['student', 'graduate', 'facilitator', 'manager', 'reportsAdmin'] as const)(
    'refuses the %s',
    async (persona) => {
      expect(await (await app.as(persona)).codeOf(LIST)).toBe('FORBIDDEN');
    },
  );
});

describe('accounts in the back-office', () => {
  it('are opened with a welcome mail in the language of the person', async () => {
    const admin = await app.as('admin');
    const answer = await admin.send(CREATE, { input: anInput() });
    expect(answer.data?.createUser).toMatchObject({ email: 'new.person@example.org' });
    await app.services.jobs.drain();
    expect(app.sent.at(-1)?.to).toBe('new.person@example.org');
    expect(app.sent.at(-1)?.subject).toBe('Ihr Konto bei Lampstand');
    expect(app.sent.at(-1)?.plain).toContain('/enroll-account/');
  });

  it('say on the field what is wrong', async () => {
    const admin = await app.as('admin');
    const taken = await admin.send(CREATE, {
      input: anInput({ email: 'student@lampstand.example' }),
    });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { email: expect.any(String) },
    });
    const bad = await admin.send(CREATE, {
      input: anInput({ email: 'no address', firstName: ' ' }),
    });
    expect(Object.keys(bad.errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
      'email',
      'firstName',
    ]);
    const unnamed = await admin.send(CREATE, { input: anInput({ lastName: 'visit x.com' }) });
    expect(unnamed.errors?.[0]?.extensions.fields).toEqual({
      lastName: expect.stringContaining('Enter a name'),
    });
  });

  it('never get rights that the editor does not hold', async () => {
    const regionAdmin = await app.as('regionAdmin');
    const escalate = anInput({ email: 'a@example.org', roles: ['user', 'admin'] });
    expect(await regionAdmin.codeOf(CREATE, { input: escalate })).toBe('FORBIDDEN');
    const abroad = anInput({ email: 'b@example.org', regionIds: ['region-berlin'] });
    expect(await regionAdmin.codeOf(CREATE, { input: abroad })).toBe('INVALID');
    const foreignGroup = anInput({ email: 'c@example.org', groupIds: ['group-berlin-1'] });
    expect(await regionAdmin.codeOf(CREATE, { input: foreignGroup })).toBe('INVALID');
  });

  it('of people above the editor cannot be touched', async () => {
    const admin = await app.as('admin');
    const { users } = await admin.read(List, LIST, { filter: { q: 'superadmin@' } });
    const target = users.items[0];
    const change = {
      id: target?._id,
      version: target?.version,
      input: anInput({ email: 'superadmin@lampstand.example', password: sha256('taken over') }),
    };
    expect(await admin.codeOf(UPDATE, change)).toBe('FORBIDDEN');
  });

  it('refuse a change made on an older state', async () => {
    const admin = await app.as('admin');
    const { users } = await admin.read(List, LIST, { filter: { q: 'graduate@' } });
    const [graduate] = users.items;
    const change = {
      id: graduate?._id,
      version: graduate?.version,
      input: anInput({ email: 'graduate@lampstand.example', regionIds: ['region-us-alumni'] }),
    };
    expect(await admin.codeOf(UPDATE, change)).toBeUndefined();
    expect(await admin.codeOf(UPDATE, change)).toBe('CONFLICT');
  });

  it('keep the regions, roles and groups that lie outside of the editor’s regions', async () => {
    const places =
      'query ($id: ID!) { user(userId: $id) { version email regions { _id } regionRoles { slug roleNames } groups { _id } } }';
    const admin = await app.as('admin');
    const input = anInput({
      email: 'both@example.org',
      regionIds: ['region-berlin', 'region-cape-town'],
      regionRoles: [{ regionId: 'region-berlin', roleNames: ['user'] }],
      groupIds: ['group-berlin-1', 'group-cape-town-1'],
    });
    const id = (await admin.read(Created, CREATE, { input })).createUser._id;
    const regionAdmin = await app.as('regionAdmin');
    const emptied = anInput({ email: 'both@example.org', lastName: 'Renamed' });
    expect(await regionAdmin.codeOf(UPDATE, { id, version: 1, input: emptied })).toBeUndefined();
    expect((await admin.send(places, { id })).data?.user).toEqual({
      version: 2,
      email: 'both@example.org',
      regions: [{ _id: 'region-berlin' }, { _id: 'region-cape-town' }],
      regionRoles: [{ slug: 'Berlin', roleNames: ['user'] }],
      groups: [{ _id: 'group-berlin-1' }],
    });
  });

  it('leave no password in the log, neither as it was sent nor as it is kept', async () => {
    const admin = await app.as('admin');
    const password = sha256('nobody reads this');
    const input = anInput({ email: 'secret@example.org', password });
    const id = (await admin.read(Created, CREATE, { input })).createUser._id;
    const other = { ...input, password: sha256('nor this') };
    expect(await admin.codeOf(UPDATE, { id, version: 1, input: other })).toBeUndefined();
    const { db } = app.services.database;
    const logged = await rowsOf(
      db,
      sql`select before, after from audit_entries where entity_id = ${id}`,
    );
    const kept = await rowsOf(db, sql`select password_hash as hash from users where id = ${id}`);
    const [{ hash }] = z.tuple([z.object({ hash: z.string().min(1) })]).parse(kept);
    const told = JSON.stringify(logged);
    expect(logged).toHaveLength(2);
    expect(told).toContain('"password":"set"');
    for (const secret of [password, other.password, hash]) expect(told).not.toContain(secret);
  });

  it('of another region look as if they were not there', async () => {
    const regionAdmin = await app.as('regionAdmin');
    const read = 'query ($id: ID!) { user(userId: $id) { _id } }';
    expect(await regionAdmin.codeOf(read, { id: personaId('student2') })).toBe('NOT_FOUND');
    expect(await regionAdmin.codeOf(read, { id: 'nobody' })).toBe('NOT_FOUND');
  });

  it('that are deactivated lose their sessions at once', async () => {
    const facilitator = await app.as('facilitator');
    const admin = await app.as('admin');
    const { users } = await admin.read(List, LIST, { filter: { q: 'facilitator@' } });
    const [target] = users.items;
    const off =
      'mutation ($id: ID!, $version: Int!) { setUserActive(_id: $id, version: $version, active: false) { active } }';
    expect(await admin.codeOf(off, { id: target?._id, version: target?.version })).toBeUndefined();
    expect(await facilitator.codeOf(ME)).toBe('UNAUTHENTICATED');
    expect(
      await app.anonymous().codeOf(LOGIN, {
        email: 'facilitator@lampstand.example',
        password: sha256('lampstand-facilitator'),
      }),
    ).toBe('INVALID');
  });
});

describe('the own account in the back-office', () => {
  const OWN = '{ currentUser { _id } }';

  it.each([
    ['rights', { roles: ['user', 'admin', 'reportsAdmin'] }, 'roles'],
    ['password', { password: sha256('another-one') }, 'password'],
  ])('gets no other %s from its owner', async (_what, change, field) => {
    const superadmin = await app.as('superadmin');
    const email = 'superadmin@lampstand.example';
    const { users } = await superadmin.read(List, LIST, { filter: { q: email } });
    const [own] = users.items;
    const input = anInput({ email, roles: ['superadmin'], ...change });
    const variables = { id: own?._id, version: own?.version, input };
    const answer = await superadmin.send(UPDATE, variables);
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    expect(await superadmin.codeOf(OWN)).toBeUndefined();
  });
});
