import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { examRoom } from '../../testing/exam-room.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const ATTEMPT =
  'query Attempt($_id: ID!) { examAttempt(_id: $_id) { number status exam { title openAttemptId blockedReason results { _id } } questions { _id text points answer { choiceIds } sequence parts { _id text } } } }';
const COURSES =
  'query Courses($groupId: ID) { studentCourses(groupId: $groupId) { _id exams { _id title passed results { _id score student { _id } group { name } attemptsLeft } } } }';
const Courses = z.object({
  studentCourses: z.array(
    z.object({
      _id: z.string(),
      exams: z.array(
        z.object({ _id: z.string(), results: z.array(z.looseObject({ _id: z.string() })) }),
      ),
    }),
  ),
});

describe('an attempt', () => {
  it('is read with its questions, the answers so far and the exam, in one statement besides the session', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const { _id } = await room.start(exam);
    const [first, second] = exam.questions;
    if (!first || !second) throw new Error('The exam has three questions');
    await room.save(_id, second, false, 7);
    const answer = await student.send(ATTEMPT, { _id });
    expect(answer.data?.['examAttempt']).toMatchObject({
      number: 1,
      status: 'OPEN',
      exam: { title: 'Romans', openAttemptId: _id, blockedReason: null, results: [] },
      questions: [
        {
          _id: first._id,
          points: 1,
          answer: null,
          sequence: 0,
          parts: [{ _id: first.right }, {}],
        },
        { _id: second._id, points: 1, answer: { choiceIds: [second.wrong] }, sequence: 7 },
        { points: 2, answer: null, sequence: 0 },
      ],
    });
    const lean = ATTEMPT.replace('results { _id }', '');
    expect(await statementsOf(app, () => student.send(lean, { _id }))).toHaveLength(2);
  });

  it('looks absent to everybody else, staff of the region included', async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    const absent = await student.send(ATTEMPT, { _id: 'no such attempt' });
    expect(absent.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const persona of ['student2', 'facilitator', 'manager', 'superadmin'] as const) {
      expect(await (await app.as(persona)).send(ATTEMPT, { _id })).toEqual(absent);
    }
  });

  it('stays readable to its student when the exam is closed meanwhile', async () => {
    const exam = await anExam(app);
    const { _id } = await examRoom(student).start(exam);
    const admin = await app.as('admin');
    const removed =
      'mutation Hide($_id: ID!, $version: Int!, $examInput: ExamInput!) { updateExam(_id: $_id, version: $version, examInput: $examInput) { _id } }';
    const examInput = {
      courseId: exam.courseId,
      title: 'Romans',
      passMark: 70,
      allowedAttempts: 2,
      openBook: false,
      published: false,
      items: [],
    };
    expect(await admin.codeOf(removed, { _id: exam._id, version: 1, examInput })).toBeUndefined();
    expect(await student.codeOf(ATTEMPT, { _id })).toBeUndefined();
    expect((await examRoom(student).finish(_id)).score).toBe(0);
  });
});

describe("a student's courses", () => {
  it('show their open exams with the own results, in a number of statements that does not grow', async () => {
    const group = await aGroup(app, { students: [personaId('student')] });
    const offeredTo = [group._id];
    const read = () => student.read(Courses, COURSES, { groupId: group._id });
    const course = await aCourse(app, { offeredTo });
    const first = await anExam(app, { courseId: course._id });
    const result = await examRoom(student).sit(first, 3);
    const few = await statementsOf(app, read);
    for (const title of ['Acts', 'Luke', 'Mark']) {
      await anExam(app, { offeredTo, title });
      await examRoom(student).sit(await anExam(app, { courseId: course._id, title }), 1);
    }
    await anExam(app, { courseId: course._id, published: false });
    const many = await statementsOf(app, read);
    expect(many).toHaveLength(few.length);
    const { studentCourses } = await read();
    expect(studentCourses).toHaveLength(4);
    const own = studentCourses.find(({ _id }) => _id === course._id);
    expect(own?.exams).toHaveLength(4);
    expect(own?.exams.find(({ _id }) => _id === first._id)?.results).toMatchObject([
      { _id: result._id, score: 100, student: { _id: 'user-student' }, attemptsLeft: 1 },
    ]);
  });

  it('show a facilitator of the group no exams to sit', async () => {
    const group = await aGroup(app, { facilitators: [personaId('facilitator')] });
    await anExam(app, { offeredTo: [group._id] });
    const facilitator = await app.as('facilitator');
    const { studentCourses } = await facilitator.read(Courses, COURSES, { groupId: group._id });
    expect(studentCourses.map(({ exams }) => exams)).toEqual([[]]);
  });
});
