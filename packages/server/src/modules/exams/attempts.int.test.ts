import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { examRoom, FINISH, refusalOf, START } from '../../testing/exam-room.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { users } from '../identity/identity.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { examAttempts } from './exams.table.ts';

let app: TestApp;
let student: TestClient;
let berliner: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  berliner = await app.as('student2');
});
afterAll(() => app.close());

const SHOW =
  'query Show($_id: ID!) { studentExam(_id: $_id) { title attemptsUsed openAttemptId bestScore passed blockedReason questionCount totalPoints results { _id score } } }';
const Shown = z.object({
  studentExam: z.looseObject({
    attemptsUsed: z.number(),
    openAttemptId: z.string().nullable(),
    bestScore: z.number().nullable(),
    passed: z.boolean(),
    blockedReason: z.string().nullable(),
    results: z.array(z.object({ _id: z.string(), score: z.number() })),
  }),
});
const STUDENT = personaId('student');
const attemptRow = async (id: string) => {
  const { db } = app.services.database;
  const [row] = await db.select().from(examAttempts).where(eq(examAttempts._id, id));
  return row;
};

describe('an exam', () => {
  it('is open to students of a group that its course is offered to, and looks absent to all others', async () => {
    const exam = await anExam(app);
    expect(await student.codeOf(SHOW, exam)).toBeUndefined();
    for (const other of ['student2', 'facilitator', 'manager', 'admin'] as const) {
      const person = await app.as(other);
      expect(await person.codeOf(SHOW, { _id: exam._id })).toBe('NOT_FOUND');
      expect(await person.codeOf(START, { _id: newId(), examId: exam._id })).toBe('NOT_FOUND');
    }
  });

  it.each([
    ['not published', { published: false }],
    ['of a course that is offered to nobody', { offeredTo: [] }],
  ])('that is %s looks like one that does not exist', async (_case, given) => {
    const exam = await anExam(app, given);
    const unknown = await student.send(START, { _id: newId(), examId: 'no such exam' });
    expect(refusalOf(unknown)).toEqual({ code: 'NOT_FOUND', key: 'errors.notFound' });
    expect(await student.send(START, { _id: newId(), examId: exam._id })).toEqual(unknown);
  });

  it('of a course that is not published looks like one that does not exist', async () => {
    const course = await aCourse(app, { published: false, offeredTo: ['group-cape-town-1'] });
    const exam = await anExam(app, { courseId: course._id });
    expect(await student.codeOf(SHOW, { _id: exam._id })).toBe('NOT_FOUND');
  });

  it('shows how the student stands', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const first = await room.sit(exam, 1);
    const second = await room.start(exam);
    const { studentExam } = await student.read(Shown, SHOW, { _id: exam._id });
    expect(studentExam).toMatchObject({
      attemptsUsed: 2,
      openAttemptId: second._id,
      bestScore: 25,
      passed: false,
      blockedReason: null,
      questionCount: 3,
      totalPoints: 4,
      results: [{ _id: first._id, score: 25 }],
    });
  });
});

describe('starting', () => {
  it('counts an attempt for the group it was begun in, with its audit', async () => {
    const exam = await anExam(app);
    const { _id, number } = await examRoom(student).start(exam);
    expect(number).toBe(1);
    expect(await attemptRow(_id)).toMatchObject({
      userId: STUDENT,
      courseId: exam.courseId,
      groupId: 'group-cape-town-1',
      regionId: 'region-cape-town',
      status: 'OPEN',
      score: null,
    });
    const { db } = app.services.database;
    const trail = await db.select().from(auditEntries).where(eq(auditEntries.entityId, _id));
    expect(trail.map((entry) => [entry.action, entry.actorId])).toEqual([
      ['startExamAttempt', STUDENT],
    ]);
  });

  it('takes four statements besides the session', async () => {
    const exam = await anExam(app);
    expect(await statementsOf(app, () => examRoom(student).start(exam))).toHaveLength(5);
  });

  it('again with the same id answers the same attempt, open or over', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const first = await room.start(exam);
    expect(await room.start(exam, first._id)).toEqual(first);
    await room.finish(first._id);
    expect(await room.start(exam, first._id)).toEqual({ ...first, status: 'FINISHED' });
  });

  it('again with another id answers the attempt that is open', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const first = await room.start(exam);
    expect(await room.start(exam)).toEqual(first);
  });

  it("with the id of another exam's attempt is refused, with that of another person's too", async () => {
    const exam = await anExam(app);
    const other = await anExam(app, { offeredTo: ['group-berlin-1'] });
    const room = examRoom(student);
    const own = await room.start(await anExam(app));
    const theirs = await examRoom(berliner).start(other);
    expect(await student.codeOf(START, { _id: own._id, examId: exam._id })).toBe('CONFLICT');
    expect(await student.codeOf(START, { _id: theirs._id, examId: exam._id })).toBe('NOT_FOUND');
  });

  it('beyond the allowed attempts is refused in the words of the specification', async () => {
    const exam = await anExam(app, { allowedAttempts: 1 });
    await examRoom(student).sit(exam, 0);
    const answer = await student.send(START, { _id: newId(), examId: exam._id });
    const words = 'You cannot sit this exam as you have exceeded the allowed number of attempts';
    expect(answer.errors?.[0]?.message).toBe(words);
    expect(answer.errors?.[0]?.extensions.code).toBe('LIMIT');
    const { studentExam } = await student.read(Shown, SHOW, { _id: exam._id });
    expect(studentExam.blockedReason).toBe(words);
  });

  it('takes the selected group where that has the course', async () => {
    const [first, second] = [
      await aGroup(app, { name: 'A first', students: [STUDENT] }),
      await aGroup(app, { name: 'B second', students: [STUDENT] }),
    ];
    const { db } = app.services.database;
    const select = (groupId: string | null) =>
      db.update(users).set({ selectedGroup: groupId }).where(eq(users._id, STUDENT));
    const groupAfterStart = async () => {
      const exam = await anExam(app, { offeredTo: [first._id, second._id] });
      const { _id } = await examRoom(student).start(exam);
      return (await attemptRow(_id))?.groupId;
    };
    await select(second._id);
    expect(await groupAfterStart()).toBe(second._id);
    await select('group-cape-town-1');
    expect(await groupAfterStart()).toBe(first._id);
    await select(null);
  });

  it.each(['', 'short', 'with spaces and so on', 'x'.repeat(65)])(
    'refuses %j as an id',
    async (_id) => {
      const exam = await anExam(app);
      const answer = await student.send(START, { _id, examId: exam._id });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
      expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['_id']);
    },
  );
});

describe('the end', () => {
  it('marks the answers: points over all points, wrong and missing ones earn nothing', async () => {
    const exam = await anExam(app, { points: [1, 1, 1] });
    const room = examRoom(student);
    const { _id } = await room.start(exam);
    const [first, second] = exam.questions;
    if (first) await room.save(_id, first, true);
    if (second) await room.save(_id, second, false);
    expect(await room.finish(_id)).toEqual({
      _id,
      status: 'FAILED',
      number: 1,
      abandoned: false,
      points: 1,
      totalPoints: 3,
      score: 33,
      scaledFrom: null,
      attemptsLeft: 1,
    });
  });

  it('scales a passing retake down to 70 and keeps what was earned', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    await room.sit(exam, 0);
    expect(await room.sit(exam, 3)).toMatchObject({
      status: 'PASSED',
      score: 70,
      scaledFrom: 100,
      attemptsLeft: 0,
    });
  });

  it('by leaving fails the attempt with the score it had earned', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const { _id } = await room.start(exam);
    for (const question of exam.questions) await room.save(_id, question, true);
    expect(await room.abandon(_id)).toMatchObject({
      status: 'FAILED',
      abandoned: true,
      score: 100,
    });
    const { studentExam } = await student.read(Shown, SHOW, { _id: exam._id });
    expect(studentExam).toMatchObject({ passed: false, bestScore: null, attemptsUsed: 1 });
  });

  it('takes five statements besides the session, with its evidence, audit row and notification', async () => {
    const exam = await anExam(app);
    const { _id } = await examRoom(student).start(exam);
    expect(await statementsOf(app, () => examRoom(student).finish(_id))).toHaveLength(6);
    expect(await statementsOf(app, () => examRoom(student).finish(_id))).toHaveLength(3);
  });

  it('comes once: whichever way it is asked for again, the first stays', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const finished = await room.sit(exam, 3);
    expect(await room.finish(finished._id)).toEqual(finished);
    expect(await room.abandon(finished._id)).toEqual(finished);
    const { _id } = await room.start(exam);
    const left = await room.abandon(_id);
    expect(await room.finish(_id)).toEqual(left);
  });

  it("of somebody else's attempt looks like one that does not exist", async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    const unknown = await berliner.send(FINISH, { _id: 'no such attempt' });
    expect(await berliner.send(FINISH, { _id })).toEqual(unknown);
    expect((await attemptRow(_id))?.status).toBe('OPEN');
  });

  it("tells the student in the student's own language, whatever the browser asks for", async () => {
    const exam = await anExam(app, { title: 'Römer', offeredTo: ['group-berlin-1'] });
    berliner.language = 'fr-FR';
    const { _id } = await examRoom(berliner).sit(exam, 3);
    berliner.language = 'en';
    const { db } = app.services.database;
    const link = `/student/exams/${exam._id}/results/${_id}`;
    const told = await db.select().from(notifications).where(eq(notifications.link, link));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      userId: personaId('student2'),
      title: 'Prüfungsergebnis',
      description: 'Sie haben „Römer“ mit 100\u00a0% bestanden.',
    });
  });

  it('leaves one audit row of what changed', async () => {
    const { _id } = await examRoom(student).sit(await anExam(app), 3);
    const { db } = app.services.database;
    const trail = await db
      .select()
      .from(auditEntries)
      .where(
        sql`${auditEntries.entityId} = ${_id} and ${auditEntries.action} = 'finishExamAttempt'`,
      );
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({ before: { status: 'OPEN' }, after: { status: 'FINISHED' } });
  });
});
