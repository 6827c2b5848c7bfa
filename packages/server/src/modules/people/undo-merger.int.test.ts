import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { everyTable } from '../../testing/every-table.ts';
import { addresses } from '../identity/addresses.table.ts';
import { userPhones } from '../identity/contacts.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { userRegions, userRoles, users } from '../identity/identity.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { userMergers } from './mergers.table.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('superadmin');
});
afterAll(() => app.close());

const MERGE =
  'mutation ($keep: ID!, $gone: ID!, $kv: Int!, $gv: Int!, $taken: [MergeField!]!) { mergeUsers(keepId: $keep, goneId: $gone, keepVersion: $kv, goneVersion: $gv, taken: $taken, reason: "The same person") { _id } }';
const MERGERS =
  'query ($id: ID!) { userMergers(userId: $id) { _id keepName goneName byName reason undoUntil stays { rows { part rows } fields } } }';
const UNDO =
  'mutation ($id: ID!) { undoMerger(_id: $id) { goneId stayed { rows { part rows } fields } } }';
const Version = z.object({ user: z.object({ version: z.number() }) });
const Mergers = z.object({ userMergers: z.array(z.looseObject({ _id: z.string() })) });

const keep = personaId('student2');
const gone = personaId('student');

async function merge(taken: readonly string[] = [], pair = { keep, gone }): Promise<string> {
  const version = async (id: string) =>
    (await admin.read(Version, `{ user(userId: "${id}") { version } }`)).user.version;
  const versions = { kv: await version(pair.keep), gv: await version(pair.gone) };
  const answer = await admin.send(MERGE, { ...pair, ...versions, taken });
  expect(answer.errors).toBeUndefined();
  const [newest] = (await admin.read(Mergers, MERGERS, { id: pair.keep })).userMergers;
  if (!newest) throw new Error('The merger is not there');
  return newest._id;
}

/** What is over for good, or tells of the merger itself. */
const others = /^(audit_entries|browser_flows|d2l_tickets|sessions|throttle|user_tokens)$/;
const stamps = ['updated_at', 'updated_by', 'version'];

async function tables() {
  const all = await everyTable(app.services.database.db);
  return [...all]
    .filter(([table]) => !others.test(table))
    .map(([table, rows]) => [
      table,
      rows.map((row) =>
        table === 'users'
          ? Object.entries(row).filter(([column]) => !stamps.includes(column))
          : row,
      ),
    ]);
}

/** Something of every rule: what moves, what both have, and ways to sign in. */
async function furnish(): Promise<void> {
  const { db } = app.services.database;
  const at = '2026-03-01T12:00:00.000Z';
  await db.insert(addresses).values({
    _id: 'address-moved',
    itemId: gone,
    country: 'ZAF',
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(userPhones).values({
    _id: 'phone-moved',
    userId: gone,
    position: 0,
    type: 'WORK',
    number: '+27 21 555 0100',
  });
  await db.insert(userRoles).values({ userId: gone, role: 'manager' });
  await db.insert(userRegions).values({ userId: keep, regionId: 'region-cape-town' });
  await db.insert(notifications).values({
    _id: 'notification-moved',
    userId: gone,
    title: 'Hello',
    description: 'There',
    createdAt: at,
  });
  await db.insert(passkeys).values({
    _id: 'passkey-moved',
    userId: gone,
    name: 'Key',
    publicKey: 'key',
    counter: 0,
    transports: [],
    backedUp: false,
    createdAt: at,
  });
  await db.execute(
    sql`insert into lesson_progress (user_id, lesson_id, position_seconds, played_at, begun_at, updated_at, watched) select ${keep}, lesson_id, 1, played_at - interval '1 hour', begun_at, updated_at, '{[40,60)}' from lesson_progress where user_id = ${gone} on conflict do nothing`,
  );
}

describe('undoing a merger', () => {
  it('leaves every table as it was before the merger', { timeout: 120_000 }, async () => {
    await furnish();
    const before = await tables();
    const id = await merge(['email', 'firstName']);
    expect(await tables()).not.toEqual(before);
    const answer = await admin.send(UNDO, { id });
    expect(answer.data?.undoMerger).toEqual({ goneId: gone, stayed: { rows: [], fields: [] } });
    expect(await tables()).toEqual(before);
    expect(await admin.codeOf(UNDO, { id })).toBe('NOT_FOUND');
    const student = await app.as('student');
    expect(await student.codeOf('{ dashboard { unreadNotifications } }')).toBeUndefined();
  });

  it('names what was changed since, and leaves it with the kept account', async () => {
    const { db } = app.services.database;
    const id = await merge(['firstName']);
    await db.update(addresses).set({ line1: 'New' }).where(eq(addresses._id, 'address-moved'));
    await db.update(users).set({ firstName: 'Another' }).where(eq(users._id, keep));
    await db.insert(groupMembers).values({
      userId: gone,
      groupId: 'group-cape-town-1',
      role: 'STUDENT',
    });
    const [asked] = (await admin.read(Mergers, MERGERS, { id: keep })).userMergers;
    const stays = { rows: [{ part: 'CONTACTS', rows: 1 }], fields: ['firstName'] };
    expect(asked).toMatchObject({ reason: 'The same person', stays });
    const { data } = await admin.send(UNDO, { id });
    expect(data?.undoMerger).toMatchObject({
      stayed: {
        rows: [{ part: 'MEMBERSHIPS', rows: 1 }, ...stays.rows],
        fields: ['firstName'],
      },
    });
    const [address] = await db.select().from(addresses).where(eq(addresses._id, 'address-moved'));
    expect(address?.itemId).toBe(keep);
    const [phone] = await db.select().from(userPhones).where(eq(userPhones._id, 'phone-moved'));
    expect(phone?.userId).toBe(gone);
  });

  it('is told in the histories of both', async () => {
    const HISTORY =
      'query ($id: ID!) { recordHistory(resource: users, _id: $id) { items { action } } }';
    const History = z.object({
      recordHistory: z.object({ items: z.array(z.looseObject({ action: z.string() })) }),
    });
    for (const id of [keep, gone]) {
      const { recordHistory } = await admin.read(History, HISTORY, { id });
      const actions = recordHistory.items.map(({ action }) => action);
      expect(actions.slice(0, 2)).toEqual(['undoMerger', 'mergeUsers']);
    }
  });

  it('is refused to others, after thirty days, and where the kept account went on', async () => {
    const { db } = app.services.database;
    await db.insert(userRoles).values({ userId: gone, role: 'superadmin' });
    const id = await merge();
    expect(await (await app.as('regionAdmin2')).codeOf(UNDO, { id })).toBe('NOT_FOUND');
    // Rights would come back that this admin does not hold.
    expect(await (await app.as('admin')).codeOf(UNDO, { id })).toBe('FORBIDDEN');
    expect(await (await app.as('manager')).codeOf(UNDO, { id })).toBe('FORBIDDEN');
    const later = await merge([], { keep: 'user-0002', gone: keep });
    expect(await admin.codeOf(UNDO, { id })).toBe('CONFLICT');
    expect(await admin.codeOf(UNDO, { id: later })).toBeUndefined();
    await db
      .update(userMergers)
      .set({ expiresAt: '2026-01-01T00:00:00Z' })
      .where(eq(userMergers._id, id));
    expect(await admin.codeOf(UNDO, { id })).toBe('CONFLICT');
    expect((await admin.read(Mergers, MERGERS, { id: keep })).userMergers).toEqual([]);
  });
});
