import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { emailOf } from '../../seed/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sessions, userRegions, users } from './identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(throttle);
  await db.update(users).set({ deactivatedAt: null });
});

const OUTCOME = '{ userId status code reason }';
const ACTIVE = `mutation ($userIds: [ID!]!, $active: Boolean!) { setUsersActive(userIds: $userIds, active: $active) ${OUTCOME} }`;
const MAILS = `mutation ($userIds: [ID!]!, $kind: AccountMailKind!) { sendAccountMails(userIds: $userIds, kind: $kind) ${OUTCOME} }`;
const Outcomes = z.record(
  z.string(),
  z.array(
    z.object({
      userId: z.string(),
      status: z.string(),
      code: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
);

async function outcomes(browser: TestClient, query: string, variables: Record<string, unknown>) {
  const [answer = []] = Object.values(await browser.read(Outcomes, query, variables));
  return answer;
}
const short = (rows: Awaited<ReturnType<typeof outcomes>>) =>
  rows.map(({ userId, status, code }) => [userId, code ?? status]);

/** Students of Cape Town who have not set a password yet. */
async function invited(count: number): Promise<string[]> {
  const { db } = app.services.database;
  const rows = await db
    .select({ _id: users._id })
    .from(users)
    .innerJoin(userRegions, eq(userRegions.userId, users._id))
    .where(and(sql`${users.passwordHash} is null`, eq(userRegions.regionId, 'region-cape-town')))
    .orderBy(users._id)
    .limit(count);
  return rows.map((row) => row._id);
}
const deactivated = async (ids: readonly string[]) => {
  const rows = await app.services.database.db
    .select({ _id: users._id, at: users.deactivatedAt })
    .from(users)
    .where(inArray(users._id, [...ids]));
  return rows.filter((row) => row.at !== null).map((row) => row._id);
};

describe('keeping many people out', () => {
  it('answers for each of them, once, and ends their sessions', async () => {
    const regionAdmin = await app.as('regionAdmin');
    await app.as('student');
    const ids = [personaId('student'), ...(await invited(2))];
    const again = [...ids, personaId('student')];
    const rows = await outcomes(regionAdmin, ACTIVE, { userIds: again, active: false });
    expect(short(rows)).toEqual(ids.map((id) => [id, 'DONE']));
    expect((await deactivated(ids)).toSorted()).toEqual(ids.toSorted());
    const { db } = app.services.database;
    const open = await db.select().from(sessions).where(inArray(sessions.userId, ids));
    expect(open).toEqual([]);
    const audited = await db
      .select({ id: auditEntries.entityId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'setUsersActive'));
    expect(audited.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('goes on after people whom one may not change, and does nothing to those', async () => {
    const regionAdmin = await app.as('regionAdmin');
    const [last = ''] = await invited(1);
    const ids = [
      personaId('student2'),
      'nobody',
      personaId('admin'),
      personaId('regionAdmin'),
      last,
    ];
    const rows = await outcomes(regionAdmin, ACTIVE, { userIds: ids, active: false });
    expect(short(rows)).toEqual([
      [personaId('student2'), 'NOT_FOUND'],
      ['nobody', 'NOT_FOUND'],
      [personaId('admin'), 'FORBIDDEN'],
      [personaId('regionAdmin'), 'FORBIDDEN'],
      [last, 'DONE'],
    ]);
    expect(await deactivated(ids)).toEqual([last]);
  });

  it('says of people of other regions what it says of nobody, in the language of the request', async () => {
    const regionAdmin = await app.as('regionAdmin');
    regionAdmin.language = 'de-DE';
    const ids = [personaId('student2'), 'nobody'];
    const [other, nobody] = await outcomes(regionAdmin, ACTIVE, { userIds: ids, active: false });
    expect({ ...other, userId: '' }).toEqual({ ...nobody, userId: '' });
    expect(other?.reason).toMatch(/Datensatz|Eintrag/);
  });

  it('leaves alone who is so already', async () => {
    const admin = await app.as('admin');
    const [someone = ''] = await invited(1);
    const read = async () =>
      app.services.database.db
        .select({ version: users.version })
        .from(users)
        .where(eq(users._id, someone));
    const before = await read();
    const rows = await outcomes(admin, ACTIVE, { userIds: [someone], active: true });
    expect(short(rows)).toEqual([[someone, 'UNCHANGED']]);
    expect(await read()).toEqual(before);
  });

  it('takes no more than 200 at once', async () => {
    const admin = await app.as('admin');
    const userIds = Array.from({ length: 201 }, (_, at) => `user-${at}`);
    expect(await admin.codeOf(ACTIVE, { userIds, active: true })).toBe('INVALID');
    expect(await admin.codeOf(ACTIVE, { userIds: [], active: true })).toBe('INVALID');
  });

  it('hides no outcome behind a failure that nobody planned', async () => {
    const admin = await app.as('admin');
    const [first = '', second = ''] = await invited(2);
    const { db } = app.services.database;
    await db.execute(
      sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      sql.raw(
        `create trigger refuse_one before update on users for each row when (old.id = '${first}') execute function refuse_one()`,
      ),
    );
    const rows = await outcomes(admin, ACTIVE, { userIds: [first, second], active: false });
    await db.execute(sql`drop trigger refuse_one on users`);
    expect(short(rows)).toEqual([
      [first, 'INTERNAL'],
      [second, 'DONE'],
    ]);
    expect(rows[0]?.reason).toMatch(/tell us this number/);
  });
});

describe('mails to many people', () => {
  it('go to more people than one address may write to by itself', async () => {
    const admin = await app.as('admin');
    admin.address = '203.0.113.40';
    const ids = await invited(20);
    const rows = await outcomes(admin, MAILS, { userIds: ids, kind: 'ENROL' });
    expect(rows.map(({ status }) => status)).toEqual(Array(20).fill('DONE'));
    const before = app.sent.length;
    await app.services.jobs.drain();
    expect(app.sent.slice(before)).toHaveLength(20);
  });

  it('are refused by name where they make no sense', async () => {
    const admin = await app.as('admin');
    const { db } = app.services.database;
    const [fresh = '', out = ''] = await invited(2);
    await db
      .update(users)
      .set({ deactivatedAt: sql`now()` })
      .where(eq(users._id, out));
    const ids = [personaId('student'), out, fresh];
    const rows = await outcomes(admin, MAILS, { userIds: ids, kind: 'ENROL' });
    expect(rows.map(({ status }) => status)).toEqual(['FAILED', 'FAILED', 'DONE']);
    expect(new Set(rows.map(({ reason }) => reason)).size).toBe(3);
  });

  it('reach nobody of another region', async () => {
    const abroad = await app.as('regionAdmin2');
    const before = app.sent.length;
    const userIds = [personaId('student')];
    const rows = await outcomes(abroad, MAILS, { userIds, kind: 'RESET' });
    expect(short(rows)).toEqual([[personaId('student'), 'NOT_FOUND']]);
    await app.services.jobs.drain();
    expect(app.sent.slice(before).map(({ to }) => to)).not.toContain(emailOf('student'));
  });

  it('still stop after five to the same person', async () => {
    const admin = await app.as('admin');
    const userIds = [personaId('student')];
    const codes = [];
    for (let each = 0; each < 6; each += 1) {
      const [row] = await outcomes(admin, MAILS, { userIds, kind: 'RESET' });
      codes.push(row?.code ?? row?.status);
    }
    expect(codes).toEqual([...Array(5).fill('DONE'), 'LIMIT']);
  });
});

it('people are either active students or not, and the filter tells which', async () => {
  const admin = await app.as('admin');
  const Lists = z.record(z.string(), z.object({ total: z.number() }));
  const lists = await admin.read(
    Lists,
    '{ all: users { total } yes: users(filter: { isActiveStudent: true }) { total } no: users(filter: { isActiveStudent: false }) { total } }',
  );
  const { all, yes, no } = lists;
  expect((yes?.total ?? 0) + (no?.total ?? 0)).toBe(all?.total);
  expect(yes?.total).toBeGreaterThan(0);
  expect(no?.total).toBeGreaterThan(0);
});
