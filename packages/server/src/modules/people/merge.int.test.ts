import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { lessonProgress } from '../learning/learning.table.ts';
import { submissions } from '../assignments/assignments.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { gradeChanges, transcripts } from '../grades/grades.table.ts';
import { sessions, users } from '../identity/identity.table.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  // Before the address is changed by which this person signs in.
  student = await app.as('student');
});
afterAll(() => app.close());

const MERGE =
  'mutation ($keep: ID!, $gone: ID!, $kv: Int!, $gv: Int!, $taken: [MergeField!]!) { mergeUsers(keepId: $keep, goneId: $gone, keepVersion: $kv, goneVersion: $gv, taken: $taken, reason: "One person") { _id firstName email } }';
const Preview = z.object({
  mergePreview: z.array(z.object({ part: z.string(), rows: z.number() })),
});
const Version = z.object({ user: z.object({ version: z.number() }) });

const keep = personaId('student2');
const gone = personaId('student');

async function variables(browser: TestClient, more: object = {}) {
  const version = async (id: string) =>
    (await browser.read(Version, `{ user(userId: "${id}") { version } }`)).user.version;
  return { keep, gone, kv: await version(keep), gv: await version(gone), taken: [], ...more };
}

const attemptsOf = async (userId: string) => {
  const { db } = app.services.database;
  const rows = await db.select().from(examAttempts).where(eq(examAttempts.userId, userId));
  return rows.map(({ _id }) => _id).toSorted();
};
const lessonsOf = async (userId: string) => {
  const { db } = app.services.database;
  return db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId));
};

describe('merging two accounts', () => {
  it('is refused to strangers, for an older version, for oneself, and for people above', async () => {
    const admin = await app.as('admin');
    const given = await variables(admin);
    expect(await admin.codeOf(MERGE, { ...given, kv: 99 })).toBe('CONFLICT');
    expect(await admin.codeOf(MERGE, { ...given, gone: keep })).toBe('INVALID');
    expect(await admin.codeOf(MERGE, { ...given, gone: personaId('admin') })).toBe('FORBIDDEN');
    expect(await admin.codeOf(MERGE, { ...given, gone: personaId('superadmin') })).toBe(
      'FORBIDDEN',
    );
    const abroad = await app.as('regionAdmin2');
    expect(await abroad.codeOf(MERGE, given)).toBe('NOT_FOUND');
    expect(await student.codeOf(MERGE, given)).toBe('FORBIDDEN');
    expect(await student.codeOf('{ duplicateUsers { oneId } }')).toBe('FORBIDDEN');
  });

  it('suggests accounts with the same name, number or box', async () => {
    const { db } = app.services.database;
    const admin = await app.as('admin');
    const [like] = await db.select().from(users).where(eq(users._id, keep));
    if (!like) throw new Error('There is no such student');
    const [box = '', host = ''] = like.email.split('@');
    await db
      .update(users)
      .set({ firstName: like.firstName, lastName: like.lastName, email: `${box}+old@${host}` })
      .where(eq(users._id, gone));
    const Pairs = z.object({
      duplicateUsers: z.array(
        z.object({ oneId: z.string(), otherId: z.string(), reasons: z.array(z.string()) }),
      ),
    });
    const { duplicateUsers } = await admin.read(
      Pairs,
      '{ duplicateUsers { oneId otherId reasons } }',
    );
    expect(duplicateUsers[0]).toMatchObject({ reasons: ['EMAIL', 'NAME'] });
    expect([duplicateUsers[0]?.oneId, duplicateUsers[0]?.otherId].toSorted()).toEqual(
      [keep, gone].toSorted(),
    );
  });

  it('waits while one of them sits an exam', async () => {
    const { db } = app.services.database;
    const open = and(eq(examAttempts.userId, gone), eq(examAttempts.number, 1));
    const [attempt] = await db.select().from(examAttempts).where(open).limit(1);
    if (!attempt) throw new Error('The student has no attempt');
    const one = eq(examAttempts._id, attempt._id);
    await db.update(examAttempts).set({ status: 'OPEN' }).where(one);
    const admin = await app.as('admin');
    expect(await admin.codeOf(MERGE, await variables(admin))).toBe('CONFLICT');
    await db.update(examAttempts).set({ status: attempt.status }).where(one);
  });

  it('moves everything, takes over what was chosen, and closes the other account', async () => {
    const { db } = app.services.database;
    const admin = await app.as('admin');
    const lessons = await lessonsOf(gone);
    const attempts = [...(await attemptsOf(gone)), ...(await attemptsOf(keep))];
    expect(attempts.length).toBeGreaterThan(1);
    const { mergePreview } = await admin.read(
      Preview,
      'query ($keep: ID!, $gone: ID!) { mergePreview(keepId: $keep, goneId: $gone) { part rows } }',
      { keep, gone },
    );
    const results = mergePreview.find(({ part }) => part === 'RESULTS')?.rows;
    const counts = await Promise.all(
      [examAttempts, submissions, gradeChanges, transcripts].map((table) =>
        db.$count(table, eq(table.userId, gone)),
      ),
    );
    expect(results).toBe(counts.reduce((sum, rows) => sum + rows));
    const [before] = await db.select().from(users).where(eq(users._id, gone));
    const answer = await admin.send(MERGE, await variables(admin, { taken: ['email'] }));
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.mergeUsers).toMatchObject({ _id: keep, email: before?.email });
    expect(await attemptsOf(keep)).toEqual(attempts.toSorted());
    expect(await attemptsOf(gone)).toEqual([]);
    expect(await lessonsOf(gone)).toEqual([]);
    expect((await lessonsOf(keep)).length).toBeGreaterThanOrEqual(lessons.length);
    const [closed] = await db.select().from(users).where(eq(users._id, gone));
    expect(closed).toMatchObject({ mergedIntoId: keep, deactivatedAt: expect.any(String) });
    expect(await db.select().from(sessions).where(eq(sessions.userId, gone))).toEqual([]);
    expect(await student.codeOf('{ dashboard { unreadNotifications } }')).toBe('UNAUTHENTICATED');
    const again = await variables(admin);
    expect(await admin.codeOf(MERGE, again)).toBe('CONFLICT');
    const reopened = await admin.send(
      'mutation ($id: ID!, $version: Int!) { setUserActive(_id: $id, version: $version, active: true) { _id } }',
      { id: gone, version: closed?.version },
    );
    expect(reopened.errors?.[0]?.extensions.key).toBe('errors.people.mergedStays');
    const left = await db.execute(
      sql`select count(*)::int as count from audit_entries where action = 'mergeUsers'`,
    );
    expect(left).toMatchObject({ rows: [{ count: 2 }] });
  });
});
