import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { personaId } from '../../seed/people.ts';
import { erase, placesHolding } from '../../testing/erasure.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { leaveTraces, TRACES } from '../../testing/traced-person.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { userRoles, users } from '../identity/identity.table.ts';

let app: TestApp;
let superadmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
});
afterAll(() => app.close());

const LAST = "O'Quibblewick";
const importId = newId();

const Fingerprint = z.object({ previewImport: z.object({ fingerprint: z.string() }) });
const Version = z.object({ user: z.object({ version: z.number() }) });
const versionOf = async (id: string) =>
  (await superadmin.read(Version, `{ user(userId: "${id}") { version } }`)).user.version;

async function done(query: string, variables: Record<string, unknown> = {}): Promise<void> {
  expect((await superadmin.send(query, variables)).errors).toBeUndefined();
}

/** Brings two accounts of one person in by a file, and finds their ids. */
async function importTwo(): Promise<string[]> {
  const emails = ['oldquib@far.example', 'twin@quib.example'];
  const input = {
    kind: 'USERS',
    fileName: 'people.csv',
    fields: ['email', 'firstName', 'lastName', 'region'],
    rows: emails.map((email, at) => ({
      line: at + 2,
      values: [at === 0 ? email.toUpperCase() : email, 'Zyxandra', LAST, 'Cape Town'],
    })),
  };
  const { previewImport } = await superadmin.read(
    Fingerprint,
    'mutation ($input: ImportInput!) { previewImport(importInput: $input) { fingerprint } }',
    { input },
  );
  await done(
    'mutation ($id: ID!, $input: ImportInput!, $fingerprint: String!) { startImport(_id: $id, importInput: $input, fingerprint: $fingerprint, sendMails: true) { _id } }',
    { id: importId, input, fingerprint: previewImport.fingerprint },
  );
  await app.services.jobs.drain();
  const { db } = app.services.database;
  const rows = await Promise.all(
    emails.map((email) => db.select().from(users).where(eq(users.email, email))),
  );
  return rows.flat().map(({ _id }) => _id);
}

const details = {
  email: 'newquib@far.example',
  firstName: 'Zyxandra',
  lastName: LAST,
  locale: 'en',
  regionIds: ['region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: ['group-cape-town-1'],
  location: 'Somewhere-Lane',
  homePage: 'https://their-page.example',
  phones: [{ type: 'MOBILE', number: '+27 555 0199 777' }],
  emails: [{ type: 'PERSONAL', email: 'elsewhere@quib.example' }],
};

describe('what was known of an erased person', () => {
  it('is nowhere in the whole database, and nothing brings it back', async () => {
    const { db } = app.services.database;
    const [id = '', twin = ''] = await importTwo();
    await done(
      'mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(_id: $id, version: $version, userInput: $input) { _id } }',
      { id, version: await versionOf(id), input: details },
    );
    await done(
      `mutation { mergeUsers(keepId: "${id}", goneId: "${twin}", keepVersion: ${await versionOf(id)}, goneVersion: ${await versionOf(twin)}, taken: [], reason: "One person") { _id } }`,
    );
    await done(
      `mutation { updateAddress(addressInput: { itemId: "${id}", line1: "Somewhere-Lane 5", country: "ZAF" }) { _id } }`,
    );
    await done(`mutation { sendAccountMail(userId: "${id}", kind: ENROL) }`);
    await done(`mutation { exportPerson(userId: "${id}") }`);
    await db.update(users).set({ cloudinaryId: 'picture-of-them' }).where(eq(users._id, id));
    await leaveTraces(app, id, `Zyxandra ${LAST}`);
    const taught = eq(teachers.pictureFileId, 'file-talk');
    await db.update(teachers).set({ pictureFileId: 'file-talk' }).where(eq(teachers.userId, id));
    expect(await db.$count(teachers, taught)).toBe(1);
    const before = await placesHolding(app, TRACES);
    for (const trace of TRACES) expect(before.join('\n')).toContain(trace);
    expect(new Set(before.map((place) => place.split(':')[0])).size).toBeGreaterThan(15);

    expect((await erase(superadmin, id)).errors).toBeUndefined();
    expect(await placesHolding(app, TRACES)).toEqual([]);
    expect(await db.$count(teachers, taught)).toBe(0);
    const results = await db.select().from(examAttempts).where(eq(examAttempts.userId, id));
    expect(results).toMatchObject([{ score: 100, recordReason: '—' }]);

    await superadmin.send(`mutation { undoImport(_id: "${importId}") { blocked } }`);
    await app.services.jobs.drain();
    expect(await placesHolding(app, TRACES)).toEqual([]);
  });
});

describe('two superadmins', () => {
  it('who erase each other at the same moment leave one of them', async () => {
    const { db } = app.services.database;
    const [one, other] = [personaId('superadmin'), personaId('admin')];
    await db.insert(userRoles).values({ userId: other, role: 'superadmin' });
    const second = await app.as('admin');
    const answers = await Promise.all([erase(superadmin, other), erase(second, one)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes).not.toContain('INTERNAL');
    const left = await db.select().from(userRoles).where(eq(userRoles.role, 'superadmin'));
    expect(left).toHaveLength(1);
  });
});
