import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../platform/audit.table.ts';
import { sentAnswer } from '../../testing/exam-room.ts';
import { newId } from '../../platform/id.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { studentContext } from '../../testing/student-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveExamAnswer } from './answers.service.ts';
import { attemptEvents } from './attempt-questions.table.ts';
import { settleAttempts } from './attempts.jobs.ts';
import { endExamAttempt, readAttempt, startExamAttempt } from './attempts.service.ts';
import { examAttempts } from './exams.table.ts';
import { noteExamPresence } from './presence.service.ts';
import { noteUp, stayUp } from './server-absence.service.ts';
import { serverUptime } from './server-absence.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The timer of a server keeps to the clock on the wall: here the test gives the signs itself. */
const begin = async () => (await stayUp(app.services))();
beforeEach(begin);

const db = () => app.services.database.db;
const student = () => studentContext(app, 'user-student');
const start = (exam: TestExam, id = newId()) =>
  startExamAttempt(student(), id, { examId: exam._id, locale: 'en', mode: 'EXAM' });
const after = (seconds: number) => app.clock.advance(seconds * 1000);
const sign = () => noteUp(app.services);
const settle = () => settleAttempts.handle({}, app.services);
const tell = (attemptId: string, state: 'HERE' | 'CLOSED') =>
  noteExamPresence(student(), { attemptId, state, tabId: null, detail: null });
const stored = async (id: string) => {
  const [row] = await db().select().from(examAttempts).where(eq(examAttempts._id, id));
  if (!row) throw new Error(`There is no attempt ${id}`);
  return row;
};
const awayOf = async (id: string) => {
  const rows = await db().select().from(attemptEvents).where(eq(attemptEvents.attemptId, id));
  return rows.filter(({ kind }) => kind === 'SERVER_AWAY').map(({ detail }) => detail);
};

describe('while no server was up', () => {
  it('nobody could be seen, so nobody fails, and all have the time that they had', async () => {
    const id = await start(await anExam(app, { timeLimitMinutes: 10 }));
    const { dueAt } = await stored(id);
    const [from, audits] = [app.clock.now().toISOString(), await db().$count(auditEntries)];
    after(300);
    await begin();
    await settle();
    const { status, seenAt, dueAt: later } = await stored(id);
    expect({ status, seenAt }).toEqual({ status: 'OPEN', seenAt: app.clock.now().toISOString() });
    expect(Date.parse(later ?? '') - Date.parse(dueAt ?? '')).toBe(300_000);
    const until = app.clock.now().toISOString();
    expect(await awayOf(id)).toEqual([{ from, until, seconds: 300 }]);
    expect(await db().$count(auditEntries)).toBeGreaterThanOrEqual(audits + 2);
    after(70);
    await sign();
    expect((await tell(id, 'HERE')).status).toBe('OPEN');
  });

  it('is forgiven once, however many servers come back at once', async () => {
    const id = await start(await anExam(app));
    after(60);
    await Promise.all(Array.from({ length: 4 }, sign));
    expect(await awayOf(id)).toHaveLength(1);
  });

  it('those have failed who had left before for longer than their grace, and who do not come back', async () => {
    const [gone, away] = [await start(await anExam(app)), await start(await anExam(app))];
    await tell(gone, 'CLOSED');
    for (let passed = 0; passed < 65; passed += 5) {
      after(5);
      await sign();
      if (passed < 30) await tell(away, 'HERE');
      if (passed === 55) await tell(away, 'CLOSED');
    }
    after(120);
    await sign();
    await settle();
    expect(await stored(gone)).toMatchObject({ status: 'ABANDONED', endedBy: 'CLOSED' });
    expect(await stored(away)).toMatchObject({ status: 'OPEN' });
    expect([await awayOf(gone), await awayOf(away)].map(({ length }) => length)).toEqual([0, 1]);
    for (let passed = 0; passed < 60; passed += 5) {
      after(5);
      await sign();
    }
    await settle();
    expect(await stored(away)).toMatchObject({ status: 'ABANDONED', endedBy: 'CLOSED' });
  });
});

describe('before a server has said that it is back', () => {
  it.each([
    ['an answer is kept', (id: string, exam: TestExam) => save(id, exam)],
    ['a page is heard of', (id: string) => tell(id, 'HERE')],
    ['an attempt is read', (id: string) => readAttempt(student(), id, new Set())],
  ])('%s: the absence is forgiven first', async (_what, look) => {
    const exam = await anExam(app, { timeLimitMinutes: 2 });
    const id = await start(exam);
    after(500);
    await look(id, exam);
    expect(await stored(id)).toMatchObject({ status: 'OPEN' });
    expect(await awayOf(id)).toHaveLength(1);
  });

  it('who hands in has handed in', async () => {
    const id = await start(await anExam(app));
    after(500);
    await endExamAttempt(student(), id, 'finishExamAttempt');
    expect(await stored(id)).toMatchObject({ status: 'FINISHED', endedBy: 'HANDED_IN' });
  });
});

describe('where another server was up', () => {
  it('a page that is not heard of has failed, and nothing is forgiven', async () => {
    const id = await start(await anExam(app, { connectionGraceSeconds: 60 }));
    for (let passed = 0; passed < 72; passed += 6) {
      after(6);
      await sign();
    }
    await begin();
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'ABANDONED', endedBy: 'LOST_CONNECTION' });
    expect(await awayOf(id)).toEqual([]);
  });

  it('there is one row of it, which a stopped server leaves as it is', async () => {
    const rows = await db().select().from(serverUptime);
    expect(rows).toEqual([{ _id: 'servers', upUntil: app.clock.now().toISOString() }]);
  });
});

describe('where the clock of the server is corrected', () => {
  const correct = (seconds: number) => app.clock.step(seconds * 1000);
  const correctionsOf = async (id: string) => {
    const rows = await db().select().from(attemptEvents).where(eq(attemptEvents.attemptId, id));
    return rows
      .filter(({ kind }) => kind === 'CLOCK_CORRECTED')
      .map(({ detail }) => detail?.['seconds']);
  };
  const left = async (id: string) => {
    const { dueAt } = await stored(id);
    return (Date.parse(dueAt ?? '') - app.clock.now().getTime()) / 1000;
  };
  /** Another server on this machine: its process reads the same clock by itself. */
  const anotherServer = () => {
    const clock = {
      now: () => app.clock.now(),
      monotonic: () => app.clock.monotonic(),
    };
    return { ...app.services, clock };
  };
  const sit = () =>
    anExam(app, { timeLimitMinutes: 10, connectionGraceSeconds: 60 }).then((exam) => start(exam));

  it.each([
    ['forward', 100],
    ['forward by an hour', 3600],
    ['back', -100],
    ['back by an hour', -3600],
  ])('%s, nobody fails and all have the time that they had', async (_how, seconds) => {
    const id = await sit();
    after(2);
    correct(seconds);
    await settle();
    expect(await tell(id, 'HERE')).toMatchObject({ status: 'OPEN' });
    expect(await left(id)).toBe(598);
    expect(await correctionsOf(id)).toEqual([seconds]);
    expect(await awayOf(id)).toEqual([]);
    after(69);
    await sign();
    expect(await tell(id, 'HERE')).toMatchObject({ status: 'OPEN' });
  });

  it('back, and forward again later, neither lengthens nor shortens anything', async () => {
    const id = await sit();
    for (const seconds of [-100, 100]) {
      correct(seconds);
      await sign();
      for (let passed = 0; passed < 30; passed += 5) {
        after(5);
        await sign();
        await tell(id, 'HERE');
      }
    }
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'OPEN' });
    expect(await left(id)).toBe(540);
    expect(await correctionsOf(id)).toEqual([-100, 100]);
  });

  it('a page that is not heard of has failed all the same, no sooner and no later', async () => {
    const id = await sit();
    for (let passed = 0; passed < 40; passed += 5) {
      after(5);
      await sign();
    }
    correct(-100);
    await sign();
    after(30);
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'OPEN' });
    after(1);
    // The signs in between, which the test's clock skipped.
    await db().update(serverUptime).set({ upUntil: app.clock.now().toISOString() });
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'ABANDONED', endedBy: 'LOST_CONNECTION' });
  });

  it.each([100, -100])('by %d s, several servers put it right once', async (seconds) => {
    const servers = [anotherServer(), anotherServer(), anotherServer()];
    const stops = await Promise.all(servers.map(stayUp));
    for (const stop of stops) stop();
    await begin();
    const id = await sit();
    after(2);
    correct(seconds);
    await Promise.all([...servers.map(noteUp), sign(), tell(id, 'HERE'), settle()]);
    await Promise.all(servers.map(noteUp));
    expect(await correctionsOf(id)).toEqual([seconds]);
    expect(await left(id)).toBe(598);
    expect(await stored(id)).toMatchObject({ status: 'OPEN' });
  });

  it('a page that tells its clock at once is told the time that it had', async () => {
    const id = await sit();
    correct(300);
    const clock = await tell(id, 'HERE');
    const told = Date.parse(clock.dueAt ?? '') - Date.parse(clock.serverNow);
    expect(told).toBe(600_000);
  });
});

async function save(id: string, exam: TestExam) {
  const [question] = exam.questions;
  if (!question) throw new Error('The exam has questions');
  await saveExamAnswer(student(), sentAnswer(id, question, true));
}
