import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { groupId } from '../../seed/places.ts';
import { examRoom } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { examAttempts, examItems, exams, examWindows } from './exams.table.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const WHOLE =
  '{ heldBack status score earnedScore scaledFrom points explanation { value } answers { earned rightBlankIds correct { choiceIds } given { choiceIds } } }';

/** What somebody is told of a result; `answers` where it tells any answer by any of its fields. */
async function told(attemptId: string, by = student) {
  const { data, errors } = await by.send(`{ examResult(_id: "${attemptId}") ${WHOLE} }`);
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data);
  const answers = /"correct":\{|"earned":\d|"rightBlankIds":\[/.test(text);
  return { answers, result: data?.['examResult'] };
}
const tells = async (attemptId: string, by = student) => (await told(attemptId, by)).answers;

async function practise(exam: TestExam): Promise<string> {
  const _id = newId();
  const begin = `mutation { startExamAttempt(_id: "${_id}", examId: "${exam._id}", mode: PRACTICE) { _id } }`;
  expect(await student.codeOf(begin)).toBeUndefined();
  const [question] = exam.questions;
  if (question) await examRoom(student).save(_id, question, true);
  const finish = `mutation { finishExamAttempt(_id: "${_id}") ${WHOLE} }`;
  expect(JSON.stringify((await student.send(finish)).data)).not.toMatch(/"correct":\{|"earned":\d/);
  return _id;
}

describe('practice', () => {
  it('tells no answer and no score of what an attempt can still ask', async () => {
    const exam = await anExam(app, { practice: true, allowedAttempts: 1 });
    const [first, second] = [await practise(exam), await practise(exam)];
    for (const id of [first, second]) {
      const { answers, result } = await told(id);
      expect(answers).toBe(false);
      expect(result).toMatchObject({
        heldBack: true,
        status: 'MARKING',
        score: 0,
        earnedScore: 0,
        points: null,
        explanation: [],
      });
    }
    // The only attempt is made: now it is told.
    await examRoom(student).sit(exam, 1);
    const { answers, result } = await told(first);
    expect(answers).toBe(true);
    expect(result).toMatchObject({ heldBack: false, status: 'FAILED', score: 25, points: 1 });
  });
});

describe('an exam with two attempts', () => {
  it('shows answers at the end, or when no attempts are left, and never by question', async () => {
    const shownAfter = async (answersShown: 'AT_END' | 'WHEN_NO_ATTEMPTS_LEFT' | 'NEVER') => {
      const exam = await anExam(app, { answersShown });
      const first = (await examRoom(student).sit(exam, 1))._id;
      const early = await tells(first);
      const second = (await examRoom(student).sit(exam, 2))._id;
      return [early, await tells(first), await tells(second)];
    };
    expect(await shownAfter('AT_END')).toEqual([true, true, true]);
    expect(await shownAfter('WHEN_NO_ATTEMPTS_LEFT')).toEqual([false, true, true]);
    expect(await shownAfter('NEVER')).toEqual([false, false, false]);
  });

  it('shows them to who has passed, and to staff at any time', async () => {
    const exam = await anExam(app, { answersShown: 'WHEN_NO_ATTEMPTS_LEFT' });
    const first = (await examRoom(student).sit(exam, 1))._id;
    expect(await tells(first, await app.as('manager'))).toBe(true);
    expect(await tells(first)).toBe(false);
    const second = (await examRoom(student).sit(exam, 3))._id;
    expect([await tells(first), await tells(second)]).toEqual([true, true]);
  });

  it('shows none of an attempt that may be given back', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const { _id } = await room.start(exam);
    await room.abandon(_id);
    expect(await tells(_id)).toBe(false);
    await room.sit(exam, 3);
    expect(await tells(_id)).toBe(true);
  });
});

describe('after the deadline', () => {
  const at = (minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

  it('waits for the last group, for who sits still, and for other exams with the same question', async () => {
    const { db } = app.services.database;
    const far = await aGroup(app, { regionId: 'region-berlin', students: [personaId('student2')] });
    const ours = groupId('cape-town-1');
    const exam = await anExam(app, {
      answersShown: 'AFTER_DEADLINE',
      offeredTo: [ours, far._id],
      allowedAttempts: 1,
    });
    const setWindow = async (examId: string, group: string, deadline: number) => {
      const moments = { deadline: at(deadline), closesAt: at(deadline) };
      await db
        .insert(examWindows)
        .values({ _id: newId(), examId, groupId: group, ...moments })
        .onConflictDoUpdate({ target: [examWindows.examId, examWindows.groupId], set: moments });
    };
    const first = (await examRoom(student).sit(exam, 1))._id;
    // Without windows both groups may sit it as long as their course runs.
    expect(await tells(first)).toBe(false);
    await setWindow(exam._id, ours, -10);
    await setWindow(exam._id, far._id, 10);
    expect(await tells(first)).toBe(false);
    await setWindow(exam._id, far._id, -5);
    expect(await tells(first)).toBe(true);
    // Somebody has begun in time, and was given more of it.
    const sitting = newId();
    const [attempt] = await db.select().from(examAttempts).where(eq(examAttempts._id, first));
    if (!attempt) throw new Error('The attempt is not there');
    await db.insert(examAttempts).values({
      ...attempt,
      _id: sitting,
      userId: personaId('student2'),
      status: 'OPEN',
      dueAt: at(20),
      submittedAt: null,
      finishedAt: null,
      endedBy: null,
    });
    expect(await tells(first)).toBe(false);
    await db
      .update(examAttempts)
      .set({ dueAt: at(-1) })
      .where(eq(examAttempts._id, sitting));
    expect(await tells(first)).toBe(true);
    // Another exam of the course asks one of its questions next week.
    const final = await anExam(app, { courseId: exam.courseId, points: [1] });
    await setWindow(final._id, ours, 10_000);
    await setWindow(final._id, far._id, 10_000);
    expect(await tells(first)).toBe(true);
    const [question] = exam.questions;
    if (!question) throw new Error('The exam asks nothing');
    await db.insert(examItems).values({
      _id: newId(),
      examId: final._id,
      position: 9,
      points: 1,
      questionId: question._id,
      versionId: question.versionId,
    });
    expect(await tells(first)).toBe(false);
    await db.update(exams).set({ published: false }).where(eq(exams._id, final._id));
    expect(await tells(first)).toBe(true);
  });
});

describe('who looks after a group', () => {
  it('reads no key of an exam that they are yet to sit', async () => {
    const { db } = app.services.database;
    const facilitator = await app.as('facilitator');
    const exam = await anExam(app, { allowedAttempts: 1 });
    const first = (await examRoom(student).sit(exam, 1))._id;
    expect(await tells(first, facilitator)).toBe(true);
    const evening = await aGroup(app, { students: [personaId('facilitator')] });
    const studied = await anExam(app, {
      offeredTo: [groupId('cape-town-1'), evening._id],
      allowedAttempts: 1,
    });
    const second = (await examRoom(student).sit(studied, 1))._id;
    expect(await tells(second, facilitator)).toBe(false);
    await examRoom(facilitator).sit(studied, 1);
    expect(await tells(second, facilitator)).toBe(true);
    await db.delete(groupMembers).where(eq(groupMembers.groupId, evening._id));
  });
});
