import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { examRoom } from '../../testing/exam-room.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const RUNNING =
  '{ currentUser { runningExam { _id examId title dueAt serverNow leavingFails leftAt silence { failsAt } } } }';
const Running = z.object({
  currentUser: z.object({
    runningExam: z
      .object({
        _id: z.string(),
        examId: z.string(),
        title: z.string(),
        leavingFails: z.boolean(),
        leftAt: z.string().nullable(),
        silence: z.object({ failsAt: z.string().nullable() }),
      })
      .nullable(),
  }),
});
const running = async () => (await student.read(Running, RUNNING)).currentUser.runningExam;
const PRESENCE =
  'mutation P($input: ExamPresenceInput!) { noteExamPresence(examPresenceInput: $input) { status } }';
const tell = (attemptId: string, state: string) =>
  student.read(z.object({}), PRESENCE, { input: { attemptId, state, tabId: 'tab' } });
const inSeconds = (seconds: number) =>
  new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

describe('the exam that runs', () => {
  it('is told with the person, until it is handed in', async () => {
    expect(await running()).toBeNull();
    const exam = await anExam(app, { title: 'Romans' });
    const { _id } = await examRoom(student).start(exam);
    expect(await running()).toMatchObject({
      _id,
      examId: exam._id,
      title: 'Romans',
      leavingFails: true,
      leftAt: null,
    });
    await examRoom(student).finish(_id);
    expect(await running()).toBeNull();
  });

  it('says when it fails, once its page was left', async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    await tell(_id, 'CLOSED');
    expect(await running()).toMatchObject({ silence: { failsAt: inSeconds(60) } });
    app.clock.advance(61_000);
    expect(await running()).toBeNull();
  });

  it('is no practice', async () => {
    const exam = await anExam(app, { practice: true });
    const START =
      'mutation ($_id: ID!, $examId: ID!) { startExamAttempt(_id: $_id, examId: $examId, mode: PRACTICE) { _id } }';
    await student.read(z.object({}), START, { _id: crypto.randomUUID(), examId: exam._id });
    expect(await running()).toBeNull();
  });

  it('is nobody else’s to read', async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    const admin = await app.as('superadmin');
    const Users = z.object({
      users: z.object({ items: z.array(z.object({ runningExam: z.null() })) }),
    });
    const query = '{ users { items { _id runningExam { _id } } } }';
    expect((await admin.read(Users, query)).users.items.length).toBeGreaterThan(0);
    await examRoom(student).abandon(_id);
  });

  it('is told to who signs in again in the middle of it', async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    const again = await app.as('student');
    const { currentUser } = await again.read(Running, RUNNING);
    expect(currentUser.runningExam?._id).toBe(_id);
    await examRoom(student).abandon(_id);
  });

  it('ends as logged out where the person logs out of it after the warning', async () => {
    const { _id } = await examRoom(student).start(await anExam(app));
    const LOGOUT =
      'mutation ($_id: ID!) { abandonExamAttempt(_id: $_id, by: LOGGED_OUT) { abandoned endedBy } }';
    const Ended = z.object({
      abandonExamAttempt: z.object({ abandoned: z.boolean(), endedBy: z.string() }),
    });
    const { abandonExamAttempt } = await student.read(Ended, LOGOUT, { _id });
    expect(abandonExamAttempt).toEqual({ abandoned: true, endedBy: 'LOGGED_OUT' });
    expect(await running()).toBeNull();
  });
});
