import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf } from '../../seed/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { userRegionRoles, userRegions, users } from '../identity/identity.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const GROUP = 'group-cape-town-1';
const ROW = 'line fate changes { field before after } reasons { field reason }';
const PREVIEW = `mutation ($input: ImportInput!) { previewImport(importInput: $input) { fingerprint rows { ${ROW} } } }`;
const START =
  'mutation ($id: ID!, $input: ImportInput!, $fingerprint: String!, $mails: Boolean!) { startImport(_id: $id, importInput: $input, fingerprint: $fingerprint, sendMails: $mails) { _id status total } }';
const READ =
  'query ($id: ID!) { import(_id: $id) { status total done rows { line fate userId reasons { field } } } }';
const UNDO = 'mutation ($id: ID!) { undoImport(_id: $id) { blocked record { status } } }';

const Preview = z.object({
  previewImport: z.object({
    fingerprint: z.string(),
    rows: z.array(
      z.object({
        line: z.number(),
        fate: z.string(),
        changes: z.array(
          z.object({ field: z.string(), before: z.string().nullable(), after: z.string() }),
        ),
        reasons: z.array(z.object({ field: z.string(), reason: z.string() })),
      }),
    ),
  }),
});
const Read = z.object({
  import: z.object({
    status: z.string(),
    total: z.number(),
    done: z.number(),
    rows: z.array(z.looseObject({ line: z.number(), fate: z.string() })),
  }),
});
const Undone = z.object({
  undoImport: z.object({
    blocked: z.array(z.number()),
    record: z.object({ status: z.string() }),
  }),
});

const file = (fields: readonly string[], rows: readonly (readonly string[])[], more = {}) => ({
  kind: 'USERS',
  fileName: 'people.csv',
  fields,
  rows: rows.map((values, at) => ({ line: at + 2, values })),
  ...more,
});
type File = ReturnType<typeof file>;
const members = (rows: readonly (readonly string[])[]) =>
  file(['email', 'memberRole'], rows, { kind: 'MEMBERS', groupId: GROUP });

const look = async (by: TestClient, input: File) =>
  (await by.read(Preview, PREVIEW, { input })).previewImport;
const fates = async (by: TestClient, input: File) =>
  (await look(by, input)).rows.map(({ fate, reasons: [first] }) => first?.field ?? fate);

async function bringIn(by: TestClient, input: File, mails = false): Promise<string> {
  const { fingerprint } = await look(by, input);
  const id = newId();
  const code = await by.codeOf(START, { id, input, fingerprint, mails });
  expect(code).toBeUndefined();
  await app.services.jobs.drain();
  return id;
}
const account = async (email: string) => {
  const [found] = await app.services.database.db.select().from(users).where(eq(users.email, email));
  return found;
};

const NAMED = ['email', 'firstName', 'lastName', 'region', 'group', 'role', 'gradYear'];

describe('a dry run', () => {
  it('tells the fate of every line, and writes nothing', async () => {
    const admin = await app.as('regionAdmin');
    const input = file(NAMED, [
      ['new1@lampstand.example', 'Nandi', 'Zulu', 'cape town', '', '', ''],
      [emailOf('student'), 'Renamed', '', '', '', '', '2020'],
      [emailOf('student'), 'Twice', '', '', '', '', ''],
      ['not an address', 'A', 'B', 'Cape-Town', '', '', ''],
      ['new2@lampstand.example', '', 'B', 'Cape-Town', '', '', ''],
      ['new3@lampstand.example', 'A', 'B', 'Berlin', '', '', ''],
      ['new4@lampstand.example', 'A', 'B', 'Cape-Town', 'No such group', '', ''],
      ['new5@lampstand.example', 'A', 'B', 'Cape-Town', '', 'bishop', ''],
      ['new6@lampstand.example', 'A', 'B', 'Cape-Town', '', '', 'soon'],
      [emailOf('student2'), '', '', '', '', '', ''],
      [emailOf('admin'), 'X', '', '', '', '', ''],
    ]);
    expect(await fates(admin, input)).toEqual([
      'NEW',
      'email',
      'email',
      'email',
      'firstName',
      'region',
      'group',
      'role',
      'gradYear',
      'email',
      'email',
    ]);
    expect(await account('new1@lampstand.example')).toBeUndefined();
  });

  it('shows what a value was and would be, and finds what is the same', async () => {
    const admin = await app.as('regionAdmin');
    const student = await account(emailOf('student'));
    const [changed, same] = (
      await look(
        admin,
        file(
          ['email', 'firstName', 'locale'],
          [
            [emailOf('student').toUpperCase(), 'Renamed', 'Deutsch'],
            [emailOf('manager'), '', ''],
          ],
        ),
      )
    ).rows;
    expect(changed?.changes).toEqual([
      { field: 'firstName', before: student?.firstName, after: 'Renamed' },
      { field: 'locale', before: student?.locale, after: 'de_DE' },
    ]);
    expect(same?.fate).toBe('SAME');
  });

  it('gives nobody a right that the person who imports does not hold', async () => {
    const regionAdmin = await app.as('regionAdmin');
    const superadmin = await app.as('superadmin');
    const rise = (role: string) =>
      file(['email', 'region', 'role'], [[emailOf('student'), 'Cape-Town', role]]);
    expect(await fates(regionAdmin, rise('superadmin'))).toEqual(['role']);
    expect(await fates(regionAdmin, rise('admin'))).toEqual(['CHANGED']);
    expect(await fates(superadmin, rise('Hauptadministrator'))).toEqual(['CHANGED']);
    const own = file(
      ['email', 'region', 'role'],
      [[emailOf('regionAdmin'), 'Cape-Town', 'manager']],
    );
    expect(await fates(regionAdmin, own)).toEqual(['role']);
  });

  it('refuses names that nobody has, but not the one that an account has', async () => {
    const admin = await app.as('regionAdmin');
    const { db } = app.services.database;
    const manager = eq(users.email, emailOf('manager'));
    await db.update(users).set({ lastName: 'Number 2' }).where(manager);
    const rows = [
      ['new@import.example', 'x.com', 'New', 'Cape-Town'],
      [emailOf('student'), '', 'Number 2', ''],
      [emailOf('manager'), '', 'Number 2', ''],
    ];
    const found = await fates(admin, file(['email', 'firstName', 'lastName', 'region'], rows));
    expect(found).toEqual(['firstName', 'lastName', 'SAME']);
  });

  it('tells reasons in the language of the request', async () => {
    const admin = await app.as('regionAdmin');
    admin.language = 'de-DE';
    const [row] = (await look(admin, file(['email', 'region'], [['x@y.example', 'Mars']]))).rows;
    expect(row?.reasons.map(({ reason }) => reason)).toContain(
      'Sie haben keine Region dieses Namens.',
    );
  });

  it.each([
    ['no lines', file(['email'], [])],
    ['no e-mail', file(['firstName'], [['A']])],
    ['a field that there is not', file(['email', 'password'], [['a@b.example', 'x']])],
    ['a field twice', file(['email', 'email'], [['a@b.example', 'x']])],
    ['a line too short', file(['email', 'firstName'], [['a@b.example']])],
    ['members of no group', file(['email'], [['a@b.example']], { kind: 'MEMBERS' })],
  ])('is refused for %s', async (_what, input) => {
    expect(await (await app.as('admin')).codeOf(PREVIEW, { input })).toBe('INVALID');
  });
});

describe('an import of people', () => {
  const email = 'imported@lampstand.example';
  const input = file(NAMED, [
    [email, 'Nandi', 'Zulu', 'Cape-Town', '', 'manager', ''],
    [emailOf('student'), 'Imported', '', '', '', '', ''],
    ['wrong', '', '', '', '', '', ''],
  ]);

  it('does what was shown, once, and sends no mail that was not asked for', async () => {
    const admin = await app.as('admin');
    const { fingerprint } = await look(admin, input);
    const asked = { id: newId(), input, fingerprint, mails: false };
    const before = app.sent.length;
    expect(await admin.codeOf(START, asked)).toBeUndefined();
    expect(await admin.codeOf(START, asked)).toBeUndefined();
    await app.services.jobs.drain();
    const { import: read } = await admin.read(Read, READ, { id: asked.id });
    expect(read).toMatchObject({ status: 'DONE', total: 2, done: 2 });
    expect(read.rows.map(({ fate }) => fate)).toEqual(['NEW', 'CHANGED', 'REFUSED']);
    const { db } = app.services.database;
    const made = await account(email);
    expect(made).toMatchObject({ firstName: 'Nandi', passwordHash: null, version: 1 });
    const roles = await db
      .select()
      .from(userRegionRoles)
      .where(eq(userRegionRoles.userId, made?._id ?? ''));
    expect(roles).toMatchObject([{ regionId: 'region-cape-town', role: 'manager' }]);
    expect((await account(emailOf('student')))?.firstName).toBe('Imported');
    expect(app.sent.slice(before)).toEqual([]);
    const undone = await admin.read(Undone, UNDO, { id: asked.id });
    expect(undone.undoImport).toEqual({ blocked: [], record: { status: 'UNDONE' } });
    expect(await account(email)).toBeUndefined();
    expect((await account(emailOf('student')))?.firstName).not.toBe('Imported');
    expect(await admin.codeOf(UNDO, { id: asked.id })).toBe('CONFLICT');
  });

  it('invites new people where that is asked for', async () => {
    const admin = await app.as('admin');
    const before = app.sent.length;
    await bringIn(admin, input, true);
    expect(app.sent.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('is not undone, not even in part, where something else changed a record since', async () => {
    const admin = await app.as('admin');
    const people = ['one', 'two'].map((name) => `${name}@import.example`);
    const id = await bringIn(
      admin,
      file(
        ['email', 'firstName', 'lastName', 'region'],
        people.map((each) => [each, 'A', 'B', 'Berlin']),
      ),
    );
    const { db } = app.services.database;
    await db.update(users).set({ version: 2 }).where(eq(users.email, 'two@import.example'));
    const { undoImport } = await admin.read(Undone, UNDO, { id });
    expect(undoImport).toEqual({ blocked: [3], record: { status: 'DONE' } });
    const left = await db.select().from(users).where(inArray(users.email, people));
    expect(left).toHaveLength(2);
  });

  it('is refused where the dry run would look different now', async () => {
    const admin = await app.as('admin');
    const change = file(['email', 'firstName'], [[emailOf('manager'), 'Seen']]);
    const { fingerprint } = await look(admin, change);
    const { db } = app.services.database;
    await db
      .update(users)
      .set({ version: 77 })
      .where(eq(users._id, personaId('manager')));
    const asked = { id: newId(), input: change, fingerprint, mails: false };
    expect(await admin.codeOf(START, asked)).toBe('CONFLICT');
  });

  it('leaves alone what changed before the job came to it', async () => {
    const admin = await app.as('admin');
    const change = file(['email', 'firstName'], [[emailOf('facilitator'), 'Late']]);
    const { fingerprint } = await look(admin, change);
    const id = newId();
    await admin.codeOf(START, { id, input: change, fingerprint, mails: false });
    const { db } = app.services.database;
    await db
      .update(users)
      .set({ version: 88 })
      .where(eq(users._id, personaId('facilitator')));
    await app.services.jobs.drain();
    const { import: read } = await admin.read(Read, READ, { id });
    expect(read.rows).toMatchObject([{ fate: 'REFUSED', reasons: [{ field: 'email' }] }]);
    expect((await account(emailOf('facilitator')))?.firstName).not.toBe('Late');
  });

  it('takes some hundreds of lines', async () => {
    const admin = await app.as('admin');
    const lines = Array.from({ length: 300 }, (_, at) => [
      `many${at}@import.example`,
      'Many',
      'Ofmany',
      'Berlin',
    ]);
    const many = file(['email', 'firstName', 'lastName', 'region'], lines);
    const id = await bringIn(admin, many);
    const { import: read } = await admin.read(Read, READ, { id });
    expect(read).toMatchObject({ status: 'DONE', done: 300 });
    await admin.read(Undone, UNDO, { id });
    const { db } = app.services.database;
    const left = await db.select().from(users).where(eq(users.firstName, 'Many'));
    expect(left).toEqual([]);
  });
});

describe('an import of members', () => {
  const memberships = (userId: string) =>
    app.services.database.db
      .select({ role: groupMembers.role })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, GROUP), eq(groupMembers.userId, userId)));

  it('brings people of the own regions into the group, and takes them out again', async () => {
    const admin = await app.as('regionAdmin');
    const { db } = app.services.database;
    const [outside] = await db
      .select({ _id: users._id, email: users.email })
      .from(users)
      .innerJoin(userRegions, eq(userRegions.userId, users._id))
      .where(
        and(eq(userRegions.regionId, 'region-cape-town'), eq(users.email, emailOf('manager'))),
      );
    const input = members([
      [outside?.email ?? '', 'Facilitators'],
      [emailOf('student'), ''],
      [emailOf('student2'), ''],
      ['nobody@import.example', ''],
    ]);
    expect(await fates(admin, input)).toEqual(['NEW', 'SAME', 'email', 'email']);
    const id = await bringIn(admin, input);
    expect(await memberships(outside?._id ?? '')).toEqual([{ role: 'FACILITATOR' }]);
    await admin.read(Undone, UNDO, { id });
    expect(await memberships(outside?._id ?? '')).toEqual([]);
  });

  it('is of the admins of the group’s region', async () => {
    const input = members([[emailOf('student'), '']]);
    expect(await (await app.as('regionAdmin2')).codeOf(PREVIEW, { input })).toBe('NOT_FOUND');
    expect(await (await app.as('manager')).codeOf(PREVIEW, { input })).toBe('FORBIDDEN');
  });
});

describe('who may import', () => {
  const input = file(['email'], [['x@y.example']]);
  it.each(['student', 'manager', 'reportsAdmin'] as const)('not %s', async (persona) => {
    const person = await app.as(persona);
    expect(await person.codeOf(PREVIEW, { input })).toBe('FORBIDDEN');
    const asked = { id: newId(), input, fingerprint: 'x', mails: false };
    expect(await person.codeOf(START, asked)).toBe('FORBIDDEN');
    expect(await person.codeOf(UNDO, { id: 'x' })).toBe('FORBIDDEN');
  });

  it('not a stranger', async () => {
    expect(await app.anonymous().codeOf(PREVIEW, { input })).toBe('UNAUTHENTICATED');
  });

  it('shows and undoes nobody else’s import', async () => {
    const admin = await app.as('admin');
    const id = await bringIn(admin, file(['email'], [[emailOf('student')]]));
    const other = await app.as('superadmin');
    expect(await other.codeOf(READ, { id })).toBe('NOT_FOUND');
    expect(await other.codeOf(UNDO, { id })).toBe('NOT_FOUND');
  });
});
