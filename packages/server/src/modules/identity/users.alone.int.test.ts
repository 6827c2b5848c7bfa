import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { differAlone, pathsOf, unvaried } from '../../testing/asked-alone.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from './identity.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Different values everywhere: what is not read looks the same for everybody.
  const half = (value: SQL) => sql`case when length(${users.email}) % 2 = 0 then ${value} end`;
  const { db } = app.services.database;
  await db.update(users).set({
    version: sql`length(${users.email})`,
    emailVerified: sql`length(${users.email}) % 2 = 0`,
    subscribeAlumniEmail: sql`length(${users.email}) % 3 = 0`,
    showAlumniWelcome: sql`length(${users.email}) % 3 = 1`,
    showVideo: sql`length(${users.email}) % 3 = 2`,
    cloudinaryId: half(users.email.getSQL()),
    selectedGroup: half(sql`'group-cape-town-1'`),
    gradYear: half(sql`2020`),
    gradLocation: half(sql`'Cape Town'`),
    notificationsLastRead: half(sql`now()`),
    createdBy: half(sql`'user-admin'`),
    currency: half(sql`'ZAR'`),
    timezone: half(sql`'Africa/Johannesburg'`),
    location: half(sql`'Office 4'`),
    url: half(sql`'https://here.example'`),
    homePage: half(sql`'https://home.example'`),
    socialUserName: half(sql`'someone'`),
  });
  // Those who sign in here keep their account and have accepted the terms.
  await db
    .update(users)
    .set({ deactivatedAt: half(sql`now()`), termsAcceptedAt: half(sql`now()`) })
    .where(sql`${users.email} like '%@people.%'`);
});
afterAll(() => app.close());

const PATHS = pathsOf('User', [
  ['regions'],
  ['regionRoles'],
  ['groups'],
  ['groups', 'attendanceSchema'],
  ['groups', 'region'],
]);
const Someone = z.record(z.string(), z.object({}).loose());

describe('each field of a person is the same alone as with all others', () => {
  it.each(['superadmin', 'regionAdmin'] as const)('in the list for %s', async (persona) => {
    const admin = await app.as(persona);
    const differ = await differAlone(['users', 'items'], PATHS, (selection) =>
      admin.read(Someone, `{ users(page: { page: 1, perPage: 60 }) { items { ${selection} } } }`),
    );
    expect(differ).toEqual([]);
  });

  it.each(['student', 'graduate', 'regionAdmin'] as const)(
    'for %s in the back-office',
    async (key) => {
      const admin = await app.as('superadmin');
      const differ = await differAlone(['user'], PATHS, (selection) =>
        admin.read(Someone, `{ user(userId: "${personaId(key)}") { ${selection} } }`),
      );
      expect(differ).toEqual([]);
    },
  );

  it.each(['student', 'graduate', 'facilitator', 'superadmin'] as const)(
    'for %s as the signed-in person',
    async (persona) => {
      const person = await app.as(persona);
      const differ = await differAlone(['currentUser'], PATHS, (selection) =>
        person.read(Someone, `{ currentUser { ${selection} } }`),
      );
      expect(differ).toEqual([]);
    },
  );
});

describe('the values that this test compares', () => {
  /** Not built yet, about somebody else, or of accounts that the demonstration has none of. */
  const CONSTANT = [
    'individualPermissions',
    'notificationPreferences',
    'impersonatingUser',
    'impersonationRaiseReason',
    'impersonationRaisedUntil',
    'mergedIntoId',
    'mustAddSecondFactor',
  ];

  it('are not the same for everybody', async () => {
    const admin = await app.as('superadmin');
    const selection = PATHS.filter((path) => path.length === 1).join(' ');
    const Page = z.object({ users: z.object({ items: z.array(z.object({}).loose()) }) });
    const list = `{ users(page: { page: 1, perPage: 500 }) { items { ${selection} } } }`;
    const { items } = (await admin.read(Page, list)).users;
    const names = selection.split(' ').filter((name) => !CONSTANT.includes(name));
    expect(unvaried(items, names)).toEqual([]);
  });
});
