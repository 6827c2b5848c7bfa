import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { examRoom, refusalOf } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { type AttemptRow, examAttempts } from './exams.table.ts';

let app: TestApp;
let admin: TestClient;
let regionAdmin: TestClient;
let student: TestClient;
let exam: TestExam;
let result: AttemptRow;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
  regionAdmin = await app.as('regionAdmin');
  student = await app.as('student');
});
beforeEach(async () => {
  exam = await anExam(app, { title: 'Ephesians' });
  result = await aResult(app, exam, { score: 60, passed: false, points: 6, totalPoints: 10 });
});
afterAll(() => app.close());

const CORRECT =
  'mutation Correct($_id: ID!, $version: Int!, $input: ExamResultInput!) { correctExamResult(_id: $_id, version: $version, examResultInput: $input) { _id version status score scaledFrom points totalPoints correctedFrom correction { at byName reason } recorded { reason } } }';
const correct = (
  by: TestClient,
  score: number,
  { _id = result._id, version = 1, reason = 'Question 3 was wrong' } = {},
) => by.send(CORRECT, { _id, version, input: { score, reason } });
const stored = async () => {
  const { db } = app.services.database;
  const [row] = await db.select().from(examAttempts).where(eq(examAttempts._id, result._id));
  return row;
};

describe('correcting a score', () => {
  it('keeps the score before, with who, when and why, and lets the pass mark decide', async () => {
    const { data, errors } = await correct(regionAdmin, 75, { reason: ' Question 3 was wrong ' });
    expect(errors).toBeUndefined();
    expect(data?.['correctExamResult']).toEqual({
      _id: result._id,
      version: 2,
      status: 'PASSED',
      score: 75,
      scaledFrom: null,
      points: 6,
      totalPoints: 10,
      correctedFrom: 60,
      correction: {
        at: app.clock.now().toISOString(),
        byName: 'Samuel Adeyemi',
        reason: 'Question 3 was wrong',
      },
      recorded: null,
    });
  });

  it('is shown to the student', async () => {
    await correct(regionAdmin, 75);
    const own = await student.send(
      `{ examResult(_id: "${result._id}") { score correctedFrom correction { byName reason } } }`,
    );
    expect(own.data?.['examResult']).toEqual({
      score: 75,
      correctedFrom: 60,
      correction: { byName: 'Samuel Adeyemi', reason: 'Question 3 was wrong' },
    });
  });

  it('tells the student and leaves an audit row with before and after', async () => {
    await correct(regionAdmin, 75);
    const { db } = app.services.database;
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.link, `/student/exams/${exam._id}/results/${result._id}`));
    expect(told).toEqual([
      expect.objectContaining({
        userId: personaId('student'),
        description: 'Your score in “Ephesians” was corrected from 60% to 75%.',
      }),
    ]);
    const audits = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, result._id));
    expect(audits).toEqual([
      expect.objectContaining({
        action: 'correctExamResult',
        actorId: personaId('regionAdmin'),
        before: expect.objectContaining({ score: 60, passed: false, correctedFrom: null }),
        after: expect.objectContaining({ score: 75, passed: true, correctedFrom: 60 }),
      }),
    ]);
  });

  it('again keeps the first score, and who was last', async () => {
    await correct(regionAdmin, 75);
    const again = await correct(admin, 80, { version: 2, reason: 'Question 5 as well' });
    expect(again.data?.['correctExamResult']).toMatchObject({
      version: 3,
      score: 80,
      correctedFrom: 60,
      correction: { byName: 'Helen Carter', reason: 'Question 5 as well' },
    });
  });

  it('on an older version is a conflict and changes nothing', async () => {
    await correct(regionAdmin, 75);
    expect(refusalOf(await correct(admin, 90))).toEqual({
      code: 'CONFLICT',
      key: 'errors.conflict',
    });
    expect(await stored()).toMatchObject({ score: 75, version: 2 });
  });

  it('by two at the same moment succeeds for one', async () => {
    const both = await Promise.all([correct(admin, 80), correct(regionAdmin, 90)]);
    const codes = both.map((answer) => refusalOf(answer)?.code).toSorted();
    expect(codes).toEqual(['CONFLICT', undefined]);
    expect(await stored()).toMatchObject({ version: 2, correctedFrom: 60 });
  });

  it('to the same score is refused', async () => {
    const { errors } = await correct(admin, 60);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { score: 'The score is the same already.' },
    });
    expect(await stored()).toMatchObject({ version: 1, correctedFrom: null });
  });

  it.each([
    [101, 'x', 'score'],
    [-1, 'x', 'score'],
    [80, '  ', 'reason'],
  ])('to %d for "%s" is refused at %s', async (score, reason, field) => {
    const { errors } = await correct(admin, score, { reason });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('refuses what the form does not have', async () => {
    for (const more of [
      { passed: true },
      { correctedFrom: 1 },
      { scaledFrom: 9 },
      { userId: 'x' },
    ]) {
      const input = { score: 80, reason: 'x', ...more };
      const { errors } = await admin.send(CORRECT, { _id: result._id, version: 1, input });
      expect(errors?.[0]?.message).toContain(`has no field "${Object.keys(more)[0]}"`);
    }
    expect(await stored()).toMatchObject({ version: 1, score: 60 });
  });

  it('takes the place of a scaled score, and of the fail of who left', async () => {
    const scaled = await aResult(app, exam, { number: 2, score: 70, scaledFrom: 90 });
    const left = await aResult(app, exam, {
      number: 3,
      status: 'ABANDONED',
      passed: false,
      score: 50,
    });
    expect(
      (await correct(admin, 85, { _id: scaled._id })).data?.['correctExamResult'],
    ).toMatchObject({ score: 85, scaledFrom: null, correctedFrom: 70, status: 'PASSED' });
    expect((await correct(admin, 80, { _id: left._id })).data?.['correctExamResult']).toMatchObject(
      {
        status: 'PASSED',
        correctedFrom: 50,
      },
    );
    const own = await student.send(`{ studentExam(_id: "${exam._id}") { passed bestScore } }`);
    expect(own.data?.['studentExam']).toEqual({ passed: true, bestScore: 85 });
  });

  it('of an attempt that was left counts as a best score', async () => {
    await app.services.database.db
      .update(examAttempts)
      .set({ status: 'ABANDONED' })
      .where(eq(examAttempts._id, result._id));
    const best = async () =>
      (await student.send(`{ studentExam(_id: "${exam._id}") { bestScore } }`)).data?.[
        'studentExam'
      ];
    expect(await best()).toEqual({ bestScore: null });
    await correct(admin, 80);
    expect(await best()).toEqual({ bestScore: 80 });
  });
});

describe('who may correct', () => {
  it.each(['student', 'facilitator', 'manager', 'reportsAdmin', 'newcomer'] as const)(
    'is not %s',
    async (persona) => {
      expect(refusalOf(await correct(await app.as(persona), 80))?.code).toBe('FORBIDDEN');
      expect(await stored()).toMatchObject({ score: 60 });
    },
  );

  it('is the admin of its region: for another one it is not there', async () => {
    const other = await app.as('regionAdmin2');
    const absent = await correct(other, 80, { _id: 'no such result' });
    expect(refusalOf(absent)?.code).toBe('NOT_FOUND');
    expect(await correct(other, 80)).toEqual(absent);
    const open = await examRoom(student).start(await anExam(app));
    expect(await correct(admin, 80, { _id: open._id })).toEqual(absent);
  });

  it('is nobody for their own result, and no admin of one region in another', async () => {
    const own = await aResult(app, exam, { userId: personaId('regionAdmin'), number: 1 });
    expect(refusalOf(await correct(regionAdmin, 80, { _id: own._id }))).toEqual({
      code: 'FORBIDDEN',
      key: 'errors.exam.ownResult',
    });
    const berlin = { groupId: 'group-berlin-1', regionId: 'region-berlin', number: 2 };
    const away = await aResult(app, exam, { userId: personaId('regionAdmin'), ...berlin });
    expect(refusalOf(await correct(regionAdmin, 80, { _id: away._id }))).toEqual({
      code: 'FORBIDDEN',
      key: 'errors.forbidden',
    });
    expect((await correct(admin, 80, { _id: own._id })).errors).toBeUndefined();
  });
});
