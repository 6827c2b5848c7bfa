import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { groupId } from '../../seed/places.ts';
import { browserOf } from '../../testing/authorization/actors.ts';
import { examRoom, refusalOf } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { examAttempts } from './exams.table.ts';

let app: TestApp;
let admin: TestClient;
let regionAdmin: TestClient;
let student: TestClient;
let exam: TestExam;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
  regionAdmin = await app.as('regionAdmin');
  student = await app.as('student');
});
beforeEach(async () => {
  exam = await anExam(app, { title: 'Galatians' });
});
afterAll(() => app.close());

const RECORD =
  'mutation Record($_id: ID!, $input: RecordedResultInput!) { recordExamResult(_id: $_id, recordedResultInput: $input) { _id version number status abandoned startedAt finishedAt points totalPoints score scaledFrom correctedFrom attemptsLeft recorded { at byName reason } correction { reason } student { _id } group { _id } region { _id } answers { _id } } }';
const CHOICES =
  'query ($studentId: ID!) { recordableExams(studentId: $studentId) { group { _id name } course { code } exam { _id title passMark } allowedAttempts attemptsUsed attemptOpen } }';
const ONE = 'query ($_id: ID!) { examResult(_id: $_id) { score recorded { byName } } }';

const paper = (overrides: object = {}) => ({
  examId: exam._id,
  studentId: personaId('student'),
  groupId: groupId('cape-town-1'),
  finishedAt: '2026-02-20T10:30:00.000Z',
  score: 80,
  reason: ' No power on the campus ',
  ...overrides,
});
const record = (by: TestClient, overrides: object = {}, _id = newId()) =>
  by.send(RECORD, { _id, input: paper(overrides) });
const attempts = () =>
  app.services.database.db.select().from(examAttempts).where(eq(examAttempts.examId, exam._id));
const told = async () => {
  const rows = await app.services.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, personaId('student')));
  return rows.filter(({ link }) => link?.includes(exam._id) === true);
};

describe('recording a result', () => {
  it('writes down a whole result, with who and why, and no answers', async () => {
    const _id = newId();
    const { data, errors } = await record(regionAdmin, {}, _id);
    expect(errors).toBeUndefined();
    expect(data?.['recordExamResult']).toEqual({
      _id,
      version: 1,
      number: 1,
      status: 'PASSED',
      abandoned: false,
      startedAt: '2026-02-20T10:30:00.000Z',
      finishedAt: '2026-02-20T10:30:00.000Z',
      points: null,
      totalPoints: null,
      score: 80,
      scaledFrom: null,
      correctedFrom: null,
      attemptsLeft: 1,
      recorded: {
        at: app.clock.now().toISOString(),
        byName: 'Samuel Adeyemi',
        reason: 'No power on the campus',
      },
      correction: null,
      student: { _id: personaId('student') },
      group: { _id: 'group-cape-town-1' },
      region: { _id: 'region-cape-town' },
      answers: [],
    });
  });

  it('tells the student in their language and leaves an audit row', async () => {
    const _id = newId();
    await record(regionAdmin, { score: 60 }, _id);
    expect(await told()).toEqual([
      expect.objectContaining({
        title: 'Exam result',
        description: 'Your result in “Galatians”, sat on paper, was recorded: 60%.',
        link: `/student/exams/${exam._id}/results/${_id}`,
      }),
    ]);
    const [audit] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id));
    expect(audit).toMatchObject({
      action: 'recordExamResult',
      actorId: personaId('regionAdmin'),
      before: null,
      after: { score: 60, passed: false, recordReason: 'No power on the campus' },
    });
  });

  it('shows the student who wrote it down, and nothing of the key', async () => {
    const _id = newId();
    await record(regionAdmin, {}, _id);
    const own = await student.send(
      '{ examResult(_id: "' + _id + '") { recorded { byName reason } answers { _id } } }',
    );
    expect(own.data?.['examResult']).toEqual({
      recorded: { byName: 'Samuel Adeyemi', reason: 'No power on the campus' },
      answers: [],
    });
  });

  it('counts as an attempt, caps a retake that passes, and ends with the allowed ones', async () => {
    await examRoom(student).sit(exam, 1);
    const second = await record(admin, { score: 95 });
    expect(second.data?.['recordExamResult']).toMatchObject({
      number: 2,
      score: 70,
      scaledFrom: 95,
      status: 'PASSED',
      attemptsLeft: 0,
    });
    const third = await record(admin);
    expect(refusalOf(third)).toEqual({ code: 'LIMIT', key: 'errors.examNoAttemptsLeft' });
    expect(third.errors?.[0]?.extensions.fields?.['examId']).toBe(
      'You cannot sit this exam as you have exceeded the allowed number of attempts',
    );
    const start = await student.send(
      `mutation { startExamAttempt(_id: "${newId()}", examId: "${exam._id}") { _id } }`,
    );
    expect(refusalOf(start)).toEqual({ code: 'LIMIT', key: 'errors.examNoAttemptsLeft' });
    expect(await attempts()).toHaveLength(2);
  });

  it('counts the attempts that the student alone has, as long as sitting it online would', async () => {
    const { db } = app.services.database;
    const at = app.clock.now().toISOString();
    const given = { userId: personaId('student'), createdAt: at, updatedAt: at };
    await db.insert(accommodations).values({
      ...given,
      _id: newId(),
      extraAttempts: 1,
      validUntil: at.slice(0, 10),
      reason: 'Test',
    });
    const allowed = async () => {
      const { data } = await admin.send(CHOICES, { studentId: personaId('student') });
      return z
        .array(z.object({ exam: z.object({ _id: z.string() }), allowedAttempts: z.number() }))
        .parse(data?.['recordableExams'])
        .find((choice) => choice.exam._id === exam._id)?.allowedAttempts;
    };
    try {
      for (const left of [2, 1]) {
        const { data } = await record(admin);
        expect(data?.['recordExamResult']).toMatchObject({ attemptsLeft: left });
      }
      expect(await allowed()).toBe(3);
      await db.update(accommodations).set({ validUntil: '2026-03-01' });
      expect(await allowed()).toBe(2);
      expect(refusalOf(await record(admin))?.code).toBe('LIMIT');
      await db.update(accommodations).set({ validUntil: null });
      const third = await record(admin);
      expect(third.data?.['recordExamResult']).toMatchObject({ number: 3, attemptsLeft: 0 });
      expect(refusalOf(await record(admin))?.code).toBe('LIMIT');
    } finally {
      await db.delete(accommodations);
    }
  });

  it('waits while the student sits the exam', async () => {
    const { _id } = await examRoom(student).start(exam);
    expect(refusalOf(await record(admin))).toEqual({
      code: 'CONFLICT',
      key: 'errors.exam.attemptOpen',
    });
    await examRoom(student).finish(_id);
    expect((await record(admin)).errors).toBeUndefined();
  });

  it('sent again answers the first result and tells the student once', async () => {
    const _id = newId();
    await record(admin, {}, _id);
    const again = await record(regionAdmin, { score: 10, finishedAt: '2026-02-21T08:00:00Z' }, _id);
    expect(again.data?.['recordExamResult']).toMatchObject({ _id, score: 80, number: 1 });
    expect(await attempts()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('of one id at the same moment writes one result, of two ids two', async () => {
    const _id = newId();
    const same = await Promise.all([record(admin, {}, _id), record(regionAdmin, {}, _id)]);
    expect(same.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await attempts()).toHaveLength(1);
    const both = await Promise.all([record(admin), record(regionAdmin)]);
    expect(both.map((answer) => refusalOf(answer)?.code).toSorted()).toEqual(['LIMIT', undefined]);
    expect((await attempts()).map(({ number }) => number).toSorted()).toEqual([1, 2]);
  });

  it('refuses the id of another attempt', async () => {
    const sat = await examRoom(student).sit(exam, 1);
    expect(refusalOf(await record(admin, {}, sat._id))?.code).toBe('CONFLICT');
    const _id = newId();
    await record(admin, {}, _id);
    const other = await anExam(app);
    expect(refusalOf(await record(admin, { examId: other._id }, _id))?.code).toBe('CONFLICT');
  });

  it.each([
    [{ finishedAt: '2026-03-02T12:00:01.000Z' }, 'finishedAt'],
    [{ score: 101 }, 'score'],
    [{ score: -1 }, 'score'],
    [{ reason: '  ' }, 'reason'],
    [{ studentId: 'user-newcomer-not-there' }, 'studentId'],
    [{ studentId: personaId('student2') }, 'studentId'],
    [{ studentId: personaId('facilitator') }, 'studentId'],
    [{ examId: 'no such exam' }, 'examId'],
  ])('refuses %j at its field', async (wrong, field) => {
    const { errors } = await record(admin, wrong);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    expect(await attempts()).toEqual([]);
  });

  it('refuses an exam whose course is not offered to the group', async () => {
    const elsewhere = await anExam(app, { offeredTo: [groupId('berlin-1')] });
    const { errors } = await record(admin, { examId: elsewhere._id });
    expect(errors?.[0]?.extensions.fields).toEqual({
      examId: 'The course of this exam is not offered to the chosen group.',
    });
  });

  it('refuses what the form does not have', async () => {
    for (const more of [{ passed: true }, { scaledFrom: 1 }, { number: 1 }, { regionId: 'x' }]) {
      const { errors } = await record(admin, more);
      expect(errors?.[0]?.message).toContain(`has no field "${Object.keys(more)[0]}"`);
    }
    expect(await attempts()).toEqual([]);
  });
});

describe('who may record', () => {
  it.each(['student', 'facilitator', 'manager', 'reportsAdmin', 'newcomer'] as const)(
    'is not %s',
    async (persona: PersonaKey) => {
      expect(refusalOf(await record(await app.as(persona)))?.code).toBe('FORBIDDEN');
    },
  );

  it('is no stranger', async () => {
    expect(refusalOf(await record(app.anonymous()))?.code).toBe('UNAUTHENTICATED');
  });

  it('is the admin of the region: a group of another one looks like none', async () => {
    const other = await app.as('regionAdmin2');
    const absent = await record(other, { groupId: 'no such group' });
    expect(refusalOf(absent)?.code).toBe('NOT_FOUND');
    expect(await record(other)).toEqual(absent);
    expect(await record(other, { studentId: personaId('student2') })).toEqual(absent);
    const _id = newId();
    await record(admin, {}, _id);
    expect(await record(other, {}, _id)).toEqual(absent);
    expect(await attempts()).toHaveLength(1);
  });

  it('is nobody for their own result, also behind another account', async () => {
    const group = await aGroup(app, { students: [personaId('regionAdmin')] });
    const ownExam = await anExam(app, { offeredTo: [group._id] });
    const own = {
      examId: ownExam._id,
      groupId: group._id,
      studentId: personaId('regionAdmin'),
    };
    expect(refusalOf(await record(regionAdmin, own))).toEqual({
      code: 'FORBIDDEN',
      key: 'errors.exam.ownResult',
    });
    const behind = { name: 'behind', persona: 'admin', impersonatedBy: 'regionAdmin' } as const;
    expect(refusalOf(await record(await browserOf(app, behind), own))?.code).toBe('FORBIDDEN');
    expect((await record(admin, own)).errors).toBeUndefined();
  });
});

describe('what can be recorded for a person', () => {
  const Choices = z.object({
    recordableExams: z.array(
      z.looseObject({
        group: z.looseObject({ _id: z.string() }),
        exam: z.looseObject({ _id: z.string() }),
      }),
    ),
  });
  const choices = async (by: TestClient, of = personaId('student')) =>
    (await by.read(Choices, CHOICES, { studentId: of })).recordableExams;

  it('are the exams of the own groups, with the attempts made, those of archived groups last', async () => {
    await examRoom(student).start(exam);
    const found = await choices(regionAdmin);
    expect(found.find((choice) => choice.exam._id === exam._id)).toMatchObject({
      group: { _id: 'group-cape-town-1', name: 'Cape Town First Year' },
      exam: { title: 'Galatians', passMark: 70 },
      allowedAttempts: 2,
      attemptsUsed: 1,
      attemptOpen: true,
    });
    const groups = found.map((choice) => choice.group._id);
    expect([...new Set(groups)]).toEqual(['group-cape-town-1', 'group-cape-town-old']);
  });

  it('is nothing alike for nobody, for who leads a group, and for people of other regions', async () => {
    expect(await choices(regionAdmin, 'nobody')).toEqual([]);
    expect(await choices(regionAdmin, personaId('facilitator'))).toEqual([]);
    expect(await choices(regionAdmin, personaId('student2'))).toEqual([]);
    expect(await choices(admin, personaId('student2'))).not.toEqual([]);
  });

  it('is read by admins only', async () => {
    const manager = await app.as('manager');
    expect(await manager.codeOf(CHOICES, { studentId: personaId('student') })).toBe('FORBIDDEN');
  });
});

it('a recorded result is found by its student, who leads the group, and staff of the region, and by nobody else', async () => {
  const _id = newId();
  await record(admin, {}, _id);
  for (const persona of ['student', 'facilitator', 'manager', 'regionAdmin'] as const) {
    expect(await (await app.as(persona)).codeOf(ONE, { _id })).toBeUndefined();
  }
  for (const persona of ['student2', 'reportsAdmin', 'regionAdmin2'] as const) {
    expect(await (await app.as(persona)).codeOf(ONE, { _id })).toBe('NOT_FOUND');
  }
});
