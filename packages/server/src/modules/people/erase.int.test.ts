import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { erase, ERASE } from '../../testing/erasure.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { otherSuperadmins } from './erase.repo.ts';
import { sessions, userRoles, users } from '../identity/identity.table.ts';

let app: TestApp;
let superadmin: TestClient;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
  student = await app.as('student');
});
afterAll(() => app.close());

const id = personaId('student');
const PREVIEW = `{ erasurePreview(userId: "${id}") { part fate rows } }`;
const keyOf = (answer: Awaited<ReturnType<typeof erase>>) => answer.errors?.[0]?.extensions;

describe('erasing a person is refused', () => {
  it('to everybody but superadmins in person', async () => {
    const variables = { id, version: 1, email: 'student@lampstand.example', reason: 'asked' };
    for (const persona of ['student', 'manager', 'regionAdmin', 'admin', 'reportsAdmin'] as const) {
      const browser = await app.as(persona);
      expect(await browser.codeOf(ERASE, variables)).toBe('FORBIDDEN');
      expect(await browser.codeOf(PREVIEW)).toBe('FORBIDDEN');
    }
    expect(await app.anonymous().codeOf(ERASE, variables)).toBe('UNAUTHENTICATED');
  });

  it('for oneself, for nobody, and on an older version', async () => {
    expect(keyOf(await erase(superadmin, personaId('superadmin')))).toMatchObject({
      code: 'FORBIDDEN',
      key: 'errors.people.eraseSelf',
    });
    const nobody = { id: 'none', version: 1, email: 'x@y.example', reason: 'asked' };
    expect(await superadmin.codeOf(ERASE, nobody)).toBe('NOT_FOUND');
    expect(await superadmin.codeOf('{ erasurePreview(userId: "none") { rows } }')).toBe(
      'NOT_FOUND',
    );
    expect(keyOf(await erase(superadmin, id, { version: 99 }))).toMatchObject({
      code: 'CONFLICT',
      key: 'errors.conflict',
    });
  });

  it('without the address of the account, and with a reason that names the person', async () => {
    const { db } = app.services.database;
    const [person] = await db.select().from(users).where(eq(users._id, id));
    const named = keyOf(await erase(superadmin, id, { reason: `for ${person?.fullName}` }));
    expect(Object.keys(named?.fields ?? {})).toEqual(['reason']);
    const other = keyOf(await erase(superadmin, id, { email: 'other@lampstand.example' }));
    expect(Object.keys(other?.fields ?? {})).toEqual(['confirmation']);
    expect(keyOf(await erase(superadmin, id, { reason: ' x ' }))?.code).toBe('INVALID');
  });

  it('for the last superadmin who may sign in', async () => {
    const { db } = app.services.database;
    expect(await otherSuperadmins(db, id)).toBe(1);
    expect(await otherSuperadmins(db, personaId('superadmin'))).toBe(0);
  });

  it('while an exam is sat', async () => {
    const { db } = app.services.database;
    const [attempt] = await db
      .select()
      .from(examAttempts)
      .where(eq(examAttempts.userId, id))
      .limit(1);
    if (!attempt) throw new Error('The student has no attempt');
    const one = eq(examAttempts._id, attempt._id);
    await db.update(examAttempts).set({ status: 'OPEN' }).where(one);
    expect(keyOf(await erase(superadmin, id))?.key).toBe('errors.records.sittingNow');
    await db.update(examAttempts).set({ status: attempt.status }).where(one);
  });

  it('of an account that is part of another one', async () => {
    const { db } = app.services.database;
    const gone = eq(users._id, personaId('newcomer'));
    await db.update(users).set({ mergedIntoId: id }).where(gone);
    const answer = await erase(superadmin, personaId('newcomer'));
    expect(keyOf(answer)?.key).toBe('errors.people.merged');
    await db.update(users).set({ mergedIntoId: null }).where(gone);
  });
});

const Preview = z.object({
  erasurePreview: z.array(z.object({ part: z.string(), fate: z.string(), rows: z.number() })),
});
const Total = z.object({
  users: z.object({ total: z.number(), items: z.array(z.object({ _id: z.string() })) }),
});
const listed = async (filter: string) =>
  (await superadmin.read(Total, `{ users(filter: ${filter}) { total items { _id } } }`)).users;

describe('an erased person', () => {
  it('was shown before what goes and what stays', async () => {
    const { erasurePreview } = await superadmin.read(Preview, PREVIEW);
    const { db } = app.services.database;
    const attempts = await db.select().from(examAttempts).where(eq(examAttempts.userId, id));
    expect(erasurePreview).toContainEqual({ part: 'RESULTS', fate: 'KEPT', rows: attempts.length });
    expect(erasurePreview.find(({ part }) => part === 'PROGRESS')).toMatchObject({
      fate: 'REMOVED',
    });
  });

  it('keeps results under a number, and is out of everything else', async () => {
    const { db } = app.services.database;
    const results = eq(examAttempts.userId, id);
    const before = await db.select().from(examAttempts).where(results);
    const total = (await listed('{}')).total;
    const answer = await erase(superadmin, id);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['eraseUser']).toEqual({
      _id: id,
      fullName: '— #1',
      email: `erased-${id}@lampstand.invalid`,
      active: false,
      erasure: {
        number: 1,
        reason: 'Asked for by letter',
        byName: expect.any(String),
        erasedAt: app.clock.now().toISOString(),
      },
    });
    const after = await db.select().from(examAttempts).where(results);
    expect(after.map(({ score }) => score)).toEqual(before.map(({ score }) => score));
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await db.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([]);
    expect((await listed('{}')).total).toBe(total - 1);
    expect((await listed('{ erased: true }')).items).toEqual([{ _id: id }]);
    expect((await listed(`{ ids: ["${id}"] }`)).total).toBe(1);
  });

  it('is out at once, and does not come in again', async () => {
    expect(await student.codeOf('{ dashboard { unreadNotifications } }')).toBe('UNAUTHENTICATED');
    await expect(app.as('student')).rejects.toThrow('cannot sign in');
    const { length } = app.sent;
    for (const email of ['student@lampstand.example', `erased-${id}@lampstand.invalid`]) {
      await app.anonymous().send(`mutation { forgotPassword(email: "${email}") }`);
    }
    await app.services.jobs.drain();
    expect(app.sent.length).toBe(length);
  });

  it('cannot be erased again, nor changed, merged, exported, looked through or written to', async () => {
    const input = `{ email: "x@y.example", firstName: "x", lastName: "y", locale: "en", regionIds: ["region-cape-town"], roles: [user], regionRoles: [], groupIds: [] }`;
    const other = personaId('student2');
    const tries = [
      `mutation { updateUser(_id: "${id}", version: 2, userInput: ${input}) { _id } }`,
      `mutation { setUserActive(_id: "${id}", version: 2, active: true) { _id } }`,
      `mutation { exportPerson(userId: "${id}") }`,
      `mutation { impersonateUser(userId: "${id}", reason: "why not") { _id } }`,
      `mutation { sendAccountMail(userId: "${id}", kind: ENROL) }`,
      `mutation { mergeUsers(keepId: "${other}", goneId: "${id}", keepVersion: 1, goneVersion: 2, taken: [], reason: "One person") { _id } }`,
      `mutation { mergeUsers(keepId: "${id}", goneId: "${other}", keepVersion: 2, goneVersion: 1, taken: [], reason: "One person") { _id } }`,
      `mutation { updateAddress(addressInput: { itemId: "${id}", country: "ZAF" }) { _id } }`,
      PREVIEW,
    ];
    for (const each of tries) {
      const answer = await superadmin.send(each);
      expect([each, answer.errors?.[0]?.extensions.key]).toEqual([each, 'errors.people.erased']);
    }
    expect(keyOf(await erase(superadmin, id))?.key).toBe('errors.people.erased');
  });

  it('has a history without values, of which nothing can be put back', async () => {
    const History = z.object({
      recordHistory: z.object({
        version: z.number(),
        items: z.array(z.object({ _id: z.string(), changes: z.array(z.unknown()) })),
      }),
    });
    const { recordHistory } = await superadmin.read(
      History,
      `{ recordHistory(resource: users, _id: "${id}") { version items { _id changes { field } } } }`,
    );
    expect(recordHistory.items.length).toBeGreaterThan(0);
    expect(recordHistory.items.flatMap(({ changes }) => changes)).toEqual([]);
    const entry = recordHistory.items[0]?._id;
    const restore = `mutation { restoreRecord(resource: users, _id: "${id}", version: ${recordHistory.version}, entryId: "${entry}") }`;
    expect(await superadmin.codeOf(restore)).toBe('FORBIDDEN');
  });

  it('is kept empty by the database itself', async () => {
    const { db } = app.services.database;
    const fill = db.update(users).set({ location: 'Cape Town' }).where(eq(users._id, id));
    await expect(fill.execute()).rejects.toThrow('Failed query');
  });

  it('is told of in the audit without a name', async () => {
    const { db } = app.services.database;
    const rows = await db
      .select({ after: auditEntries.after, entityId: auditEntries.entityId })
      .from(auditEntries)
      .where(sql`${auditEntries.action} = 'eraseUser'`);
    expect(rows).toEqual([{ after: { erased: 1 }, entityId: id }]);
  });
});
