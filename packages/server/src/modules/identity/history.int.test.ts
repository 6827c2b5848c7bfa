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

const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { version location timezone homePage phones { type number } emails { type email } } }';
const HISTORY =
  'query ($id: ID!, $page: PageInput) { userHistory(userId: $id, page: $page) { total items { action byName throughName changes { field before after restorable } } } }';
const History = z.object({
  userHistory: z.object({
    total: z.number(),
    items: z.array(
      z.object({
        action: z.string(),
        byName: z.string().nullable(),
        throughName: z.string().nullable(),
        changes: z.array(
          z.object({
            field: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
            restorable: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
const Version = z.object({ user: z.object({ version: z.number() }) });

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

async function update(browser: TestClient, id: string, input: object) {
  const { user } = await browser.read(
    Version,
    'query ($id: ID!) { user(userId: $id) { version } }',
    { id },
  );
  return browser.send(UPDATE, { id, version: user.version, input });
}
const historyOf = async (browser: TestClient, id: string) =>
  (await browser.read(History, HISTORY, { id })).userHistory;

describe('the details of an account', () => {
  const id = personaId('student');
  const details = {
    location: 'Office 4',
    timezone: 'Africa/Johannesburg',
    homePage: 'https://naledi.example',
    currency: 'ZAR',
    phones: [{ type: 'MOBILE', number: '+27 21 555 0100' }],
    emails: [{ type: 'SCHOOL', email: 'Naledi@School.example' }],
  };
  const kept = {
    location: 'Office 4',
    timezone: 'Africa/Johannesburg',
    homePage: 'https://naledi.example',
    phones: [{ type: 'MOBILE', number: '+27 21 555 0100' }],
    emails: [{ type: 'SCHOOL', email: 'naledi@school.example' }],
  };

  it('are kept by the staff, and stay where they are not sent', async () => {
    const admin = await app.as('regionAdmin');
    const saved = await update(admin, id, person('student', details));
    expect(saved.data?.updateUser).toMatchObject(kept);
    const again = await update(admin, id, person('student', { firstName: 'Other' }));
    expect(again.data?.updateUser).toMatchObject(kept);
  });

  it.each([
    ['homePage', 'javascript:alert(1)'],
    ['timezone', 'Mars/Base'],
    ['currency', 'money'],
    ['phones', [{ type: 'WORK', number: 'call me' }]],
    ['emails', [{ type: 'WORK', email: 'no address' }]],
  ])('are refused at their field: %s', async (field, value) => {
    const admin = await app.as('regionAdmin');
    const answer = await update(admin, id, person('student', { [field]: value }));
    const [error] = answer.errors ?? [];
    expect(error?.extensions.code).toBe('INVALID');
    expect(Object.keys(error?.extensions.fields ?? {}).join()).toContain(field);
  });
});

describe('the history of an account', () => {
  it('tells who changed what, from which value to which', async () => {
    const id = personaId('graduate');
    const admin = await app.as('admin');
    await update(admin, id, person('graduate', { location: 'Denver' }));
    await update(admin, id, person('graduate', { location: 'Austin', currency: 'USD' }));
    const { items, total } = await historyOf(admin, id);
    expect(total).toBeGreaterThanOrEqual(2);
    expect(items[0]).toEqual({
      action: 'updateUser',
      byName: 'Helen Carter',
      throughName: null,
      changes: [
        { field: 'currency', before: null, after: '"USD"', restorable: false },
        { field: 'location', before: '"Denver"', after: '"Austin"', restorable: true },
      ],
    });
  });

  it('tells what people change themselves, and who looked through their eyes', async () => {
    const admin = await app.as('admin');
    const id = personaId('student');
    await admin.send(
      `mutation { impersonateUser(userId: "${id}", reason: "asks for help") { _id } }`,
    );
    await admin.send(
      `mutation { updateUserProfile(userProfileInput: { _id: "${id}", location: "Library" }) { _id } }`,
    );
    await admin.send('mutation { logoutUser }');
    const { items } = await historyOf(admin, id);
    const own = items.find(({ action }) => action === 'updateUserProfile');
    expect(own).toMatchObject({ byName: expect.any(String), throughName: 'Helen Carter' });
    expect(own?.changes).toMatchObject([{ field: 'location', after: '"Library"' }]);
    expect(JSON.stringify(items)).not.toContain('asks for help');
  });

  it('offers no rights above the own ones, and no own rights', async () => {
    const id = personaId('manager');
    const superadmin = await app.as('superadmin');
    const roles = (given: string[]) => person('manager', { roles: given });
    await update(superadmin, id, roles(['superadmin']));
    await update(superadmin, id, roles(['admin']));
    await update(superadmin, id, roles(['user']));
    const offered = async (browser: TestClient) =>
      (await historyOf(browser, id)).items
        .flatMap(({ changes }) => changes)
        .filter(({ field }) => field === 'roles')
        .map(({ before, restorable }) => [before, restorable]);
    expect(await offered(superadmin)).toEqual([
      ['["admin"]', true],
      ['["superadmin"]', true],
      ['[]', true],
    ]);
    expect(await offered(await app.as('admin'))).toEqual([
      ['["admin"]', true],
      ['["superadmin"]', false],
      ['[]', true],
    ]);
    await update(superadmin, id, roles(['admin']));
    const own = await app.as('manager');
    expect((await offered(own)).map(([, restorable]) => restorable)).not.toContain(true);
  });

  it('is not there for people of other regions, and comes page by page', async () => {
    const abroad = await app.as('regionAdmin2');
    const id = personaId('student');
    expect(await abroad.codeOf(HISTORY, { id })).toBe('NOT_FOUND');
    const admin = await app.as('admin');
    const page = { page: 1, perPage: 1 };
    const { userHistory } = await admin.read(History, HISTORY, { id, page });
    expect(userHistory.items).toHaveLength(1);
    expect(await admin.codeOf(HISTORY, { id, page: { page: 1, perPage: 101 } })).toBe('INVALID');
  });
});
