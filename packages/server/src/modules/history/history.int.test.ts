import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HISTORY =
  'query ($resource: HistoryResource!, $id: ID!, $page: PageInput) { recordHistory(resource: $resource, _id: $id, page: $page) { total version items { _id action byName throughName restoredFromAt changes { field before after kept restorable } } } }';
const RESTORE =
  'mutation ($resource: HistoryResource!, $id: ID!, $version: Int!, $entryId: ID!) { restoreRecord(resource: $resource, _id: $id, version: $version, entryId: $entryId) }';

const Change = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  kept: z.boolean(),
  restorable: z.boolean(),
});
const History = z.object({
  recordHistory: z.object({
    total: z.number(),
    version: z.number(),
    items: z.array(
      z.object({
        _id: z.string(),
        action: z.string(),
        byName: z.string().nullable(),
        throughName: z.string().nullable(),
        restoredFromAt: z.string().nullable(),
        changes: z.array(Change),
      }),
    ),
  }),
});

const historyOf = async (browser: TestClient, resource: string, id: string) =>
  (await browser.read(History, HISTORY, { resource, id })).recordHistory;

/** Undoes the newest entry of a history. */
async function undoNewest(browser: TestClient, resource: string, id: string) {
  const { items, version } = await historyOf(browser, resource, id);
  return browser.send(RESTORE, { resource, id, version, entryId: items[0]?._id });
}

const changesIn = async (browser: TestClient, resource: string, id: string) =>
  (await historyOf(browser, resource, id)).items[0]?.changes ?? [];

const versionOf = async (browser: TestClient, query: string, id: string) => {
  const shape = z.object({ record: z.object({ version: z.number() }) });
  const { record } = await browser.read(shape, `{ record: ${query}: "${id}") { version } }`);
  return record.version;
};

const person = (key: 'student' | 'graduate' | 'manager', more: object = {}) => ({
  email: `${key}@lampstand.example`,
  firstName: 'First',
  lastName: 'Last',
  locale: 'en',
  regionIds: [key === 'graduate' ? 'region-us-alumni' : 'region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: [],
  ...more,
});

const UPDATE_USER =
  'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { version location groups { _id } regionIds } }';

async function updateUser(browser: TestClient, id: string, input: object) {
  const version = await versionOf(browser, 'user(userId', id);
  return browser.send(UPDATE_USER, { id, version, input });
}

describe('the history of a person', () => {
  it('tells who changed what, from which value to which', async () => {
    const id = personaId('graduate');
    const admin = await app.as('admin');
    await updateUser(admin, id, person('graduate', { location: 'Denver' }));
    await updateUser(admin, id, person('graduate', { location: 'Austin', currency: 'USD' }));
    const { items, total } = await historyOf(admin, 'users', id);
    expect(total).toBeGreaterThanOrEqual(2);
    expect(items[0]).toMatchObject({
      action: 'updateUser',
      byName: 'Helen Carter',
      throughName: null,
      restoredFromAt: null,
    });
    expect(items[0]?.changes).toEqual([
      { field: 'currency', before: null, after: '"USD"', kept: true, restorable: false },
      { field: 'location', before: '"Denver"', after: '"Austin"', kept: false, restorable: true },
    ]);
  });

  it('is put back by an ordinary change, which can be undone the same way', async () => {
    const id = personaId('graduate');
    const admin = await app.as('admin');
    await updateUser(admin, id, person('graduate', { location: 'Denver', homePage: null }));
    await updateUser(admin, id, person('graduate', { location: 'Austin' }));
    expect((await undoNewest(admin, 'users', id)).errors).toBeUndefined();
    const { items, version } = await historyOf(admin, 'users', id);
    expect(items[0]).toMatchObject({ action: 'updateUser', restoredFromAt: expect.any(String) });
    expect(items[0]?.changes).toMatchObject([
      { field: 'location', before: '"Austin"', after: '"Denver"' },
    ]);
    const [, undone] = items;
    const again = { resource: 'users', id, version, entryId: undone?._id };
    expect(await admin.codeOf(RESTORE, again)).toBe('CONFLICT');
    expect((await undoNewest(admin, 'users', id)).errors).toBeUndefined();
    expect(await changesIn(admin, 'users', id)).toMatchObject([{ after: '"Austin"' }]);
  });

  it('never puts back rights, e-mail addresses and money', async () => {
    const id = personaId('manager');
    const superadmin = await app.as('superadmin');
    await updateUser(superadmin, id, person('manager', { roles: ['admin'], currency: 'ZAR' }));
    const email = 'other@lampstand.example';
    await updateUser(superadmin, id, person('manager', { email, currency: 'EUR' }));
    const changes = await changesIn(superadmin, 'users', id);
    expect(changes.map(({ field, kept, restorable }) => [field, kept, restorable])).toEqual([
      ['email', true, false],
      ['roles', true, false],
      ['currency', true, false],
    ]);
    const answer = await undoNewest(superadmin, 'users', id);
    expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('tells what people change themselves, and who looked through their eyes', async () => {
    const admin = await app.as('admin');
    const id = personaId('student');
    await admin.send(
      `mutation { impersonateUser(userId: "${id}", reason: "asks for help") { _id } }`,
    );
    await admin.send('mutation { raiseImpersonation(reason: "asks for help, too") }');
    await admin.send(
      `mutation { updateUserProfile(userProfileInput: { _id: "${id}", location: "Library" }) { _id } }`,
    );
    await admin.send('mutation { logoutUser }');
    const { items } = await historyOf(admin, 'users', id);
    const own = items.find(({ action }) => action === 'updateUserProfile');
    expect(own).toMatchObject({ byName: expect.any(String), throughName: 'Helen Carter' });
    expect(own?.changes).toMatchObject([{ field: 'location', after: '"Library"' }]);
    expect(JSON.stringify(items)).not.toContain('asks for help');
  });

  it('is cut to the regions of who reads it, and what lies outside stays', async () => {
    const id = personaId('student2');
    const admin = await app.as('admin');
    const places = { regionIds: ['region-cape-town', 'region-berlin'] };
    const base = { ...person('student'), ...places, email: 'student2@lampstand.example' };
    const abroad = 'group-berlin-1';
    await updateUser(admin, id, { ...base, groupIds: ['group-cape-town-1', abroad] });
    await updateUser(admin, id, { ...base, groupIds: [abroad], location: 'Hall' });
    const regional = await app.as('regionAdmin');
    const { items, version } = await historyOf(regional, 'users', id);
    expect(JSON.stringify(items)).not.toContain(abroad);
    const put = { resource: 'users', id, version, entryId: items[0]?._id };
    expect(await regional.codeOf(RESTORE, put)).toBeUndefined();
    const shape = z.object({ user: z.object({ groups: z.array(z.object({ _id: z.string() })) }) });
    const { user } = await admin.read(shape, `{ user(userId: "${id}") { groups { _id } } }`);
    expect(user.groups.map(({ _id }) => _id).toSorted()).toEqual([abroad, 'group-cape-town-1']);
  });
});

describe('the history of other records', () => {
  it('of a document: only a superadmin reads it and puts a former text back', async () => {
    const superadmin = await app.as('superadmin');
    const id = 'document-handbook';
    const version = await versionOf(superadmin, 'document(_id', id);
    const input = { title: 'Handbook', content: '<p>New</p>', permissions: [], published: true };
    const update = `mutation ($input: DocumentInput!) { updateDocument(_id: "${id}", version: ${version}, documentInput: $input) { _id } }`;
    expect(await superadmin.codeOf(update, { input })).toBeUndefined();
    expect((await undoNewest(superadmin, 'documents', id)).errors).toBeUndefined();
    const changes = await changesIn(superadmin, 'documents', id);
    expect(changes.find(({ field }) => field === 'content')).toMatchObject({
      before: '"<p>New</p>"',
    });
    const admin = await app.as('admin');
    expect(await admin.codeOf(HISTORY, { resource: 'documents', id })).toBe('FORBIDDEN');
  });

  it('of an exam: questions come back with their texts and keys', async () => {
    const admin = await app.as('admin');
    const inEnglish = (text: string) => [{ locale: 'en', text }];
    const question = (text: string) => ({
      points: 2,
      question: {
        courseId: 'course-bib101',
        kind: 'TRUE_FALSE',
        texts: inEnglish(text),
        parts: ['True', 'False'].map((words) => ({
          _id: words,
          role: 'CHOICE',
          texts: inEnglish(words),
        })),
        key: {
          choiceIds: ['True'],
          pairs: [],
          order: [],
          blanks: [],
          accepted: [],
          caseSensitive: false,
          partial: false,
        },
      },
    });
    const input = {
      courseId: 'course-bib101',
      title: 'Quiz',
      passMark: 70,
      allowedAttempts: 2,
      openBook: false,
      published: false,
      items: [question('First?'), question('Second?')],
    };
    const made = z.object({ createExam: z.object({ _id: z.string() }) });
    const create = 'mutation ($input: ExamInput!) { createExam(examInput: $input) { _id } }';
    const { createExam } = await admin.read(made, create, { input });
    const id = createExam._id;
    const update = `mutation ($input: ExamInput!) { updateExam(_id: "${id}", version: 1, examInput: $input) { _id } }`;
    await admin.send(update, { input: { ...input, items: [question('Other?')] } });
    expect((await undoNewest(admin, 'exams', id)).errors).toBeUndefined();
    const Asked = z.object({
      version: z.object({
        content: z.object({ texts: z.array(z.object({ text: z.string() })) }),
        key: z.object({ choiceIds: z.array(z.string()) }),
      }),
    });
    const { exam } = await admin.read(
      z.object({ exam: z.object({ items: z.array(Asked) }) }),
      `{ exam(_id: "${id}") { items { version { content { texts { text } } key { choiceIds } } } } }`,
    );
    expect(exam.items.map(({ version }) => version)).toEqual(
      ['First?', 'Second?'].map((text) => ({
        content: { texts: [{ text }] },
        key: { choiceIds: ['True'] },
      })),
    );
    const regional = await app.as('regionAdmin');
    expect(await regional.codeOf(HISTORY, { resource: 'exams', id })).toBeUndefined();
    const put = { resource: 'exams', id, version: 3, entryId: 'x' };
    expect(await regional.codeOf(RESTORE, put)).toBe('FORBIDDEN');
  });

  it.each([
    ['regions', 'region-cape-town', 'region(_id'],
    ['groups', 'group-cape-town-1', 'group(_id'],
    ['courses', 'course-bib101', 'course(_id'],
    ['lessons', 'lesson-bib101-1', 'lesson(_id'],
  ])('of %s: an older version is refused, also of the same values', async (resource, id, query) => {
    const admin = await app.as('admin');
    const version = await versionOf(admin, query, id);
    const stale = { resource, id, version: version + 1, entryId: 'x' };
    expect(await admin.codeOf(RESTORE, stale)).toBe('CONFLICT');
    const unknown = { ...stale, version };
    expect(await admin.codeOf(RESTORE, unknown)).toBe('NOT_FOUND');
  });
});

const Ids = z.array(z.object({ _id: z.string() })).transform((all) => all.map(({ _id }) => _id));
const Stored = z.looseObject({
  version: z.number(),
  groups: Ids.optional(),
  students: Ids.optional(),
  facilitators: Ids.optional(),
  region: z.object({ _id: z.string() }).optional(),
});

/** A record as its form sends it, in the fields that its update asks for. */
async function formOf(browser: TestClient, noun: string, id: string, fields: string) {
  const query = `{ record: ${noun}(_id: "${id}") { version ${fields} } }`;
  const { record } = await browser.read(z.object({ record: Stored }), query);
  const { version, groups, students, facilitators, region, ...own } = record;
  const form = {
    ...own,
    ...(groups ? { groupIds: groups } : {}),
    ...(region ? { regionId: region._id, studentIds: students, facilitatorIds: facilitators } : {}),
  };
  return { version, form };
}

describe('a former value of what admins keep', () => {
  it.each([
    [
      'regions',
      'region',
      'region-cape-town',
      'name slug zone type currency timeZone closed',
      'phone',
    ],
    [
      'courses',
      'course',
      'course-bib101',
      'code name locale published groups { _id }',
      'description',
    ],
    [
      'lessons',
      'lesson',
      'lesson-bib101-1',
      'courseId title kind position published',
      'description',
    ],
    [
      'groups',
      'group',
      'group-cape-town-1',
      'name year kind archived startsOn endsOn region { _id } students { _id } facilitators { _id }',
      'term',
    ],
  ])('of %s comes back', async (resource, noun, id, fields, field) => {
    const admin = await app.as('superadmin');
    const type = noun.replace(/^./, (letter) => letter.toUpperCase());
    const before = await admin.send(`{ ${noun}(_id: "${id}") { ${field} } }`);
    const { version, form } = await formOf(admin, noun, id, fields);
    const update = `mutation ($input: ${type}Input!) { update${type}(_id: "${id}", version: ${version}, ${noun}Input: $input) { _id } }`;
    expect(await admin.codeOf(update, { input: { ...form, [field]: '+27 21 1' } })).toBeUndefined();
    expect((await undoNewest(admin, resource, id)).errors).toBeUndefined();
    expect(await admin.send(`{ ${noun}(_id: "${id}") { ${field} } }`)).toEqual(before);
    const change = expect.objectContaining({ field, before: '"+27 21 1"' });
    expect(await changesIn(admin, resource, id)).toEqual(expect.arrayContaining([change]));
  });
});

describe('histories', () => {
  it('of other regions are not there, and nobody else reads any', async () => {
    const student = { resource: 'users', id: personaId('student') };
    const group = { resource: 'groups', id: 'group-cape-town-1' };
    const abroad = await app.as('regionAdmin2');
    expect(await abroad.codeOf(HISTORY, student)).toBe('NOT_FOUND');
    expect(await abroad.codeOf(HISTORY, group)).toBe('NOT_FOUND');
    const own = await app.as('student');
    expect(await own.codeOf(HISTORY, student)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(HISTORY, student)).toBe('UNAUTHENTICATED');
  });

  it('come page by page', async () => {
    const admin = await app.as('admin');
    const id = personaId('student');
    const ask = { resource: 'users', id, page: { page: 1, perPage: 1 } };
    const { recordHistory } = await admin.read(History, HISTORY, ask);
    expect(recordHistory.items).toHaveLength(1);
    const page = { page: 1, perPage: 101 };
    expect(await admin.codeOf(HISTORY, { ...ask, page })).toBe('INVALID');
  });
});
