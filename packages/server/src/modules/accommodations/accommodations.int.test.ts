import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { examRoom } from '../../testing/exam-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { accommodationOf, extraAttemptsOn } from './accommodation-of.repo.ts';
import { NO_ACCOMMODATION } from './accommodations.rules.ts';
import { accommodations } from './accommodations.table.ts';

let app: TestApp;
let regionAdmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  regionAdmin = await app.as('regionAdmin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.db.delete(accommodations);
});

const REASON = 'Dyslexia, letter of 12 January';
const input = (change: object = {}) => ({
  timeFactorPercent: 150,
  extraAttempts: 1,
  noLeaveRule: true,
  graceSeconds: 120,
  breakMinutes: 10,
  largerType: true,
  readAloud: false,
  validUntil: null,
  reason: REASON,
  ...change,
});
const userId = personaId('student');
const FIELDS =
  '_id version reason active person { fullName } regions { name } conditions { timeFactorPercent extraAttempts validUntil }';
const SET = `mutation ($userId: ID!, $version: Int, $input: AccommodationInput!) { setAccommodation(userId: $userId, version: $version, accommodationInput: $input) { ${FIELDS} } }`;
const ONE = `query ($userId: ID!) { accommodation(userId: $userId) { ${FIELDS} } }`;
const LIST = `query ($filter: AccommodationFilter, $sort: AccommodationSort) { accommodations(filter: $filter, sort: $sort) { total items { ${FIELDS} } } }`;
const REMOVE = 'mutation ($userId: ID!) { removeAccommodation(userId: $userId) { _id } }';
const MINE =
  '{ myAccommodation { timeFactorPercent extraAttempts noLeaveRule graceSeconds breakMinutes largerType readAloud validUntil } }';

const give = (change: object = {}, version: number | null = null) =>
  regionAdmin.send(SET, { userId, version, input: input(change) });

describe('accommodations', () => {
  it('are set by an admin of the region, who reads why; the student is told that, not why', async () => {
    expect((await give()).data?.['setAccommodation']).toMatchObject({
      _id: userId,
      version: 1,
      reason: REASON,
      active: true,
      person: { fullName: 'Naledi Dlamini' },
      regions: [{ name: 'Cape Town' }],
      conditions: { timeFactorPercent: 150, extraAttempts: 1 },
    });
    const { db } = app.services.database;
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.title, 'Conditions of your exams'));
    expect(told).toMatchObject([{ userId, link: '/profile' }]);
    const mine = (await (await app.as('student')).send(MINE)).data?.['myAccommodation'];
    expect(mine).toMatchObject({ timeFactorPercent: 150, graceSeconds: 120, breakMinutes: 10 });
  });

  it('never tell the reason in lists, log, history or to the student', async () => {
    await give();
    await give({ reason: 'Another private thing', extraAttempts: 2 }, 1);
    const lists = JSON.stringify(await regionAdmin.send(LIST));
    expect(lists).toContain('"reason":null');
    const { db } = app.services.database;
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'accommodation'));
    expect(audit.at(-1)?.after).toMatchObject({ reasonChanged: true, extraAttempts: 2 });
    const history = await regionAdmin.send(
      'query ($id: ID!) { recordHistory(resource: accommodations, _id: $id) { total items { changes { field } } } }',
      { id: userId },
    );
    expect(history.errors).toBeUndefined();
    const told = await db.select().from(notifications);
    for (const text of [lists, JSON.stringify([audit, history, told])]) {
      expect(text).not.toMatch(/Dyslexia|private thing/);
    }
    expect(await (await app.as('student')).codeOf(ONE, { userId })).toBe('FORBIDDEN');
  });

  it.each([
    ['student', 'FORBIDDEN', 'FORBIDDEN'],
    ['facilitator', 'FORBIDDEN', 'FORBIDDEN'],
    ['manager', 'FORBIDDEN', 'FORBIDDEN'],
    ['regionAdmin2', 'NOT_FOUND', 'NOT_FOUND'],
    ['admin', undefined, undefined],
  ] as const)('as %s: reading %s, changing %s', async (who, reading, changing) => {
    await give();
    const client = await app.as(who);
    expect(await client.codeOf(ONE, { userId })).toBe(reading);
    expect(await client.codeOf(SET, { userId, version: 1, input: input() })).toBe(changing);
    expect(await client.codeOf(REMOVE, { userId })).toBe(changing);
  });

  it('are nobody’s to give themselves', async () => {
    const own = { userId: personaId('regionAdmin'), version: null, input: input() };
    expect(await regionAdmin.codeOf(SET, own)).toBe('FORBIDDEN');
    expect(await (await app.as('admin')).codeOf(SET, own)).toBeUndefined();
    expect(await regionAdmin.codeOf(REMOVE, { userId: own.userId })).toBe('FORBIDDEN');
  });

  it('refuse an older version, a second first one, and a person of nobody', async () => {
    await give();
    const codeOf = (version: number | null, id = userId) =>
      regionAdmin.codeOf(SET, { userId: id, version, input: input() });
    expect(await codeOf(null)).toBe('INVALID');
    expect(await codeOf(7)).toBe('CONFLICT');
    expect(await codeOf(1, personaId('student2'))).toBe('NOT_FOUND');
    expect(await codeOf(null, 'user-nobody')).toBe('NOT_FOUND');
    const together = await Promise.all([codeOf(1), codeOf(1)]);
    expect(together.toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it('say on each field what is wrong with it', async () => {
    const { errors } = await give({ timeFactorPercent: 400, reason: 'x' });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
      'reason',
      'timeFactorPercent',
    ]);
  });

  it('apply up to and including their last day', async () => {
    await give({ validUntil: '2026-03-10' });
    const { db } = app.services.database;
    const on = (day: string) => accommodationOf(db, userId, day);
    expect(await on('2026-03-10')).toMatchObject({ extraAttempts: 1, validUntil: '2026-03-10' });
    expect(await on('2026-03-11')).toBe(NO_ACCOMMODATION);
    expect(await accommodationOf(db, personaId('student2'), '2026-03-10')).toBe(NO_ACCOMMODATION);
    const extra = async (day: string) => {
      const found = await db.execute(
        sql`select ${extraAttemptsOn(sql`${userId}`, sql`${day}`)} as extra`,
      );
      return z.object({ rows: z.array(z.object({ extra: z.number() })) }).parse(found).rows;
    };
    expect(await extra('2026-03-10')).toEqual([{ extra: 1 }]);
    expect(await extra('2026-03-11')).toEqual([{ extra: 0 }]);
  });

  it('are found by name, region and whether they apply', async () => {
    await give({ validUntil: '2020-01-01' });
    const total = async (filter: object, client = regionAdmin) => {
      const { data } = await client.send(LIST, {
        filter,
        sort: { field: 'validUntil', order: 'ASC' },
      });
      return z.object({ total: z.number() }).parse(data?.['accommodations']).total;
    };
    expect(await total({ q: 'naledi', regionId: 'region-cape-town' })).toBe(1);
    expect(await total({ active: false })).toBe(1);
    expect(await total({ active: true })).toBe(0);
    expect(await total({ ids: [userId] })).toBe(1);
    expect(await total({}, await app.as('regionAdmin2'))).toBe(0);
  });

  it('come back from the history with the reason of now', async () => {
    await give();
    await give({ extraAttempts: 3, reason: 'A newer reason' }, 1);
    const { db } = app.services.database;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.entityId, userId));
    const last = entries
      .filter(({ entity }) => entity === 'accommodation')
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .find(({ after }) => JSON.stringify(after).includes('"extraAttempts":3'));
    const RESTORE =
      'mutation ($id: ID!, $version: Int!, $entryId: ID!) { restoreRecord(resource: accommodations, _id: $id, version: $version, entryId: $entryId) }';
    const put = { id: userId, version: 2, entryId: last?._id ?? '' };
    expect((await regionAdmin.send(RESTORE, put)).errors).toBeUndefined();
    expect((await regionAdmin.send(ONE, { userId })).data?.['accommodation']).toMatchObject({
      reason: 'A newer reason',
      conditions: { extraAttempts: 1 },
    });
  });

  it('count in exams that begin, and stay with those under way', async () => {
    await give();
    const exam = await anExam(app, { timeLimitMinutes: 30 });
    const student = await app.as('student');
    const { _id: id } = await examRoom(student).start(exam);
    const ONE_ATTEMPT =
      'query ($id: ID!) { examAttempt(_id: $id) { dueAt leavingFails graceSeconds } }';
    const conditions = {
      // Half as much again, and ten minutes of breaks.
      dueAt: new Date(app.clock.now().getTime() + 55 * 60_000).toISOString(),
      leavingFails: false,
      graceSeconds: 120,
    };
    expect((await student.send(ONE_ATTEMPT, { id })).data?.['examAttempt']).toEqual(conditions);
    await give({ timeFactorPercent: 100, noLeaveRule: false, graceSeconds: null }, 1);
    expect((await student.send(ONE_ATTEMPT, { id })).data?.['examAttempt']).toEqual(conditions);
  });
});
