import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { answerOf, FINISH, examRoom, refusalOf, SAVE, START } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { attemptEvents } from './attempt-questions.table.ts';
import { settleAttempts } from './attempts.jobs.ts';
import { type AttemptRow, examAttempts, examWindows } from './exams.table.ts';

let app: TestApp;
let student: TestClient;
let facilitator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  facilitator = await app.as('facilitator');
});
afterAll(() => app.close());

const GROUP = 'group-cape-town-1';
const after = (seconds: number) => app.clock.advance(seconds * 1000);
const here = () => app.clock.now().toISOString();
const stored = async (id: string): Promise<AttemptRow> => {
  const { db } = app.services.database;
  const [row] = await db.select().from(examAttempts).where(eq(examAttempts._id, id));
  if (!row) throw new Error(`There is no attempt ${id}`);
  return row;
};
const eventsOf = async (id: string) => {
  const { db } = app.services.database;
  const rows = await db.select().from(attemptEvents).where(eq(attemptEvents.attemptId, id));
  return rows.toSorted((a, b) => (a._id < b._id ? -1 : 1)).map(({ kind }) => kind);
};

const PRESENCE =
  'mutation P($input: ExamPresenceInput!) { noteExamPresence(examPresenceInput: $input) { serverNow dueAt status leftAt silence { heardAt everySeconds leavingGraceSeconds connectionGraceSeconds failsAt failsBy } message { text } } }';
const Clock = z.object({
  noteExamPresence: z.object({
    status: z.string(),
    leftAt: z.string().nullable(),
    dueAt: z.string().nullable(),
    silence: z.record(z.string(), z.unknown()),
    message: z.object({ text: z.string() }).nullable(),
  }),
});
const tell = async (attemptId: string, state: string) =>
  (await student.read(Clock, PRESENCE, { input: { attemptId, state, tabId: 'tab' } }))
    .noteExamPresence;
const start = async (exam: Pick<TestExam, '_id'>) => (await examRoom(student).start(exam))._id;
const settle = () => settleAttempts.handle({}, app.services);

describe('the page of an attempt', () => {
  it('that says every ten seconds that it is there goes on', async () => {
    const id = await start(await anExam(app));
    for (let round = 0; round < 20; round += 1) {
      after(10);
      expect(await tell(id, 'HERE')).toMatchObject({ status: 'OPEN', leftAt: null });
    }
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'OPEN' });
    expect(await eventsOf(id)).toEqual(['STARTED']);
  });

  it('that was left and came back within the grace goes on, which is kept as evidence', async () => {
    const id = await start(await anExam(app));
    expect((await tell(id, 'LEFT')).leftAt).toBe(here());
    after(59);
    expect(await tell(id, 'HERE')).toMatchObject({ status: 'OPEN', leftAt: null });
    expect(await eventsOf(id)).toEqual(['STARTED', 'LEFT', 'CAME_BACK']);
  });

  it('that is hidden while it is closed has been closed all the same', async () => {
    const id = await start(await anExam(app));
    await tell(id, 'CLOSED');
    expect((await tell(id, 'HIDDEN')).leftAt).toBe(here());
    after(61);
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'ABANDONED', endedBy: 'CLOSED' });
  });

  it.each([
    ['left', 'LEFT', 'LEFT', 61],
    ['closed', 'CLOSED', 'CLOSED', 61],
    ['logged out of', 'LOGGED_OUT', 'LOGGED_OUT', 61],
    ['not heard of', null, 'LOST_CONNECTION', 311],
  ])(
    'that was %s for longer has failed, once, whoever looks',
    async (_how, state, endedBy, late) => {
      const exam = await anExam(app);
      const id = await start(exam);
      await tell(id, state ?? 'HERE');
      after(late - 1);
      await settle();
      expect(await stored(id)).toMatchObject({ status: 'OPEN' });
      after(1);
      const save = student.send(SAVE, {
        answer: { attemptId: id, questionId: exam.questions[0]?._id, sequence: 1, answer: null },
      });
      await Promise.all([save, settle(), tell(id, 'HERE'), settle()]);
      expect(await stored(id)).toMatchObject({ status: 'ABANDONED', endedBy, passed: false });
      expect(refusalOf(await save)?.key).toBe('errors.examAttemptOver');
      expect((await eventsOf(id)).filter((kind) => kind === 'FAILED')).toHaveLength(1);
    },
  );

  it('is told when it fails and by which rule, from the first silence on', async () => {
    const exam = await anExam(app, { graceSeconds: 30, connectionGraceSeconds: 200 });
    const id = await start(exam);
    const at = (seconds: number) =>
      new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
    const graces = { everySeconds: 10, leavingGraceSeconds: 30, connectionGraceSeconds: 200 };
    expect((await tell(id, 'HERE')).silence).toEqual({
      ...graces,
      heardAt: here(),
      failsAt: at(210),
      failsBy: 'LOST_CONNECTION',
    });
    expect((await tell(id, 'CLOSED')).silence).toMatchObject({
      failsAt: at(30),
      failsBy: 'CLOSED',
    });
    const left = at(30);
    after(10);
    const read = await student.send(
      `{ examAttempt(_id: "${id}") { silence { heardAt failsAt failsBy } } studentExam(_id: "${exam._id}") { graceSeconds connectionGraceSeconds } }`,
    );
    expect(read.data).toEqual({
      examAttempt: { silence: { heardAt: at(-10), failsAt: left, failsBy: 'CLOSED' } },
      studentExam: { graceSeconds: 30, connectionGraceSeconds: 200 },
    });
    expect((await tell(id, 'HERE')).silence).toMatchObject({ failsBy: 'LOST_CONNECTION' });
    await examRoom(student).finish(id);
    expect((await tell(id, 'HERE')).silence).toMatchObject({ failsAt: null, failsBy: null });
  });

  it('whose session was ended elsewhere was logged out, and goes on after another login', async () => {
    const sitting = await app.as('student');
    const sit = async () => {
      const { _id } = await examRoom(sitting).start(await anExam(app));
      await sitting.read(Clock, PRESENCE, { input: { attemptId: _id, state: 'HERE' } });
      return _id;
    };
    const id = await sit();
    const other = await anExam(app);
    const { _id: back } = await examRoom(sitting).start(other);
    await sitting.read(Clock, PRESENCE, { input: { attemptId: back, state: 'HERE' } });
    await sitting.send('mutation { logoutUser }');
    after(200);
    expect(await tell(back, 'HERE')).toMatchObject({ status: 'OPEN' });
    after(111);
    await settle();
    expect(await stored(id)).toMatchObject({ status: 'ABANDONED', endedBy: 'LOGGED_OUT' });
    expect(await stored(back)).toMatchObject({ status: 'OPEN' });
    after(200);
    await settle();
    expect(await stored(back)).toMatchObject({ endedBy: 'LOST_CONNECTION' });
  });

  it('is abandoned by logging out, which its result says', async () => {
    const id = await start(await anExam(app));
    const ended = await student.send(
      `mutation { abandonExamAttempt(_id: "${id}", by: LOGGED_OUT) { endedBy abandoned } }`,
    );
    expect(ended.data?.['abandonExamAttempt']).toEqual({ endedBy: 'LOGGED_OUT', abandoned: true });
  });

  it('may be left as long as one likes where leaving fails nothing', async () => {
    const id = await start(await anExam(app, { leavingFails: false }));
    await tell(id, 'CLOSED');
    after(100_000);
    expect(await tell(id, 'HERE')).toMatchObject({ status: 'OPEN' });
  });

  it('of somebody else is none', async () => {
    const id = await start(await anExam(app));
    const other = await app.as('student2');
    const input = { attemptId: id, state: 'HERE' };
    expect(refusalOf(await other.send(PRESENCE, { input }))?.code).toBe('NOT_FOUND');
  });
});

describe('time', () => {
  it('that is up hands in what was saved, with what was on its way', async () => {
    const exam = await anExam(app, { timeLimitMinutes: 10, leavingFails: false });
    const id = await start(exam);
    const [first, second, third] = exam.questions;
    if (!first || !second || !third) throw new Error('The exam has three questions');
    const room = examRoom(student);
    await room.save(id, third, true);
    after(600 + 15);
    await room.save(id, first, true);
    after(1);
    const late = { attemptId: id, questionId: second._id, sequence: 1, answer: null };
    expect(refusalOf(await student.send(SAVE, { answer: late }))?.key).toBe(
      'errors.examAttemptOver',
    );
    expect(await stored(id)).toMatchObject({ status: 'FINISHED', endedBy: 'TIME_UP', points: 3 });
  });

  it('is moved by leaders of the group, who speak to those who sit', async () => {
    const exam = await anExam(app, { timeLimitMinutes: 10, leavingFails: false });
    const id = await start(exam);
    const before = (await stored(id)).dueAt ?? '';
    const place = { examId: exam._id, groupId: GROUP };
    const room = (query: string, more: object) =>
      facilitator.send(`mutation M($examId: ID!, $groupId: ID!, ${query} }`, { ...place, ...more });
    const extended = await room(
      '$minutes: Int!) { extendExamAttempts(examId: $examId, groupId: $groupId, minutes: $minutes, reason: "The power failed") { rows { presence attempt { _id } } }',
      { minutes: 5 },
    );
    expect(extended.errors).toBeUndefined();
    expect(Date.parse((await stored(id)).dueAt ?? '') - Date.parse(before)).toBe(300_000);
    await room(
      '$text: String!) { messageExamRoom(examId: $examId, groupId: $groupId, text: $text) { serverNow }',
      { text: 'Five minutes more' },
    );
    expect((await tell(id, 'HERE')).message).toEqual({ text: 'Five minutes more' });
  });
});

describe('the room', () => {
  const ROOM =
    'query R($examId: ID!, $groupId: ID) { examRoom(examId: $examId, groupId: $groupId) { group { _id } groups { _id } rows { student { _id } presence answeredCount attempt { _id total restorable } } } }';
  const Room = z.object({
    examRoom: z.object({
      rows: z.array(
        z.object({
          student: z.object({ _id: z.string() }),
          presence: z.string(),
          answeredCount: z.number(),
        }),
      ),
    }),
  });
  const rowIn = async (exam: TestExam) => {
    const { examRoom: room } = await facilitator.read(Room, ROOM, { examId: exam._id });
    return room.rows.find((row) => row.student._id === 'user-student');
  };

  it('shows who is there, away, lost and done', async () => {
    const exam = await anExam(app);
    const [question] = exam.questions;
    expect(await rowIn(exam)).toMatchObject({ presence: 'NOT_STARTED' });
    const id = await start(exam);
    if (question) await examRoom(student).save(id, question, true);
    expect(await rowIn(exam)).toMatchObject({ presence: 'HERE', answeredCount: 1 });
    await tell(id, 'LEFT');
    expect(await rowIn(exam)).toMatchObject({ presence: 'AWAY' });
    await tell(id, 'HERE');
    after(30);
    expect(await rowIn(exam)).toMatchObject({ presence: 'LOST' });
    after(281);
    expect(await rowIn(exam)).toMatchObject({ presence: 'DONE' });
    expect(await stored(id)).toMatchObject({ status: 'ABANDONED' });
  });

  it('is closed to students, strangers and leaders of other groups', async () => {
    const exam = await anExam(app);
    for (const persona of ['student', 'graduate', 'newcomer', 'regionAdmin2'] as const) {
      const answer = await (await app.as(persona)).send(ROOM, { examId: exam._id, groupId: GROUP });
      expect(answer.errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
  });

  it('lets leaders open a failed attempt again with its answers, which counts once', async () => {
    const exam = await anExam(app, { allowedAttempts: 1 });
    const [question, , last] = exam.questions;
    if (!question || !last) throw new Error('The exam has three questions');
    const id = await start(exam);
    await examRoom(student).save(id, question, true);
    await examRoom(student).abandon(id);
    const late = { answer: answerOf(id, last, true) };
    expect(refusalOf(await student.send(SAVE, late))?.code).toBe('CONFLICT');
    const RESTORE =
      'mutation R($id: ID!) { restoreExamAttempt(_id: $id, reason: "The network failed", minutes: 20) { serverNow } }';
    expect(refusalOf(await student.send(RESTORE, { id }))?.code).toBe('NOT_FOUND');
    expect((await facilitator.send(RESTORE, { id })).errors).toBeUndefined();
    expect(await stored(id)).toMatchObject({ status: 'OPEN', score: null, number: 1 });
    expect(refusalOf(await facilitator.send(RESTORE, { id }))?.code).toBe('CONFLICT');
    expect(await start(exam)).toBe(id);
    await examRoom(student).save(id, last, true);
    const result = await examRoom(student).finish(id);
    expect(result).toMatchObject({ points: 3, number: 1, abandoned: false });
    expect(refusalOf(await student.send(START, { _id: newId(), examId: exam._id }))?.code).toBe(
      'LIMIT',
    );
  });

  it('lets leaders hand an attempt in', async () => {
    const id = await start(await anExam(app));
    const END =
      'mutation E($id: ID!) { endExamAttempt(_id: $id, reason: "The hall is closed") { status endedBy } }';
    expect(refusalOf(await student.send(END, { id }))?.code).toBe('NOT_FOUND');
    const ended = await facilitator.send(END, { id });
    expect(ended.data).toEqual({
      endExamAttempt: { status: 'FAILED', endedBy: 'ENDED_BY_STAFF' },
    });
  });
});

describe('the window of a group', () => {
  const WINDOW =
    'mutation W($input: ExamWindowInput!, $version: Int) { setExamWindow(examWindowInput: $input, version: $version) { _id version opensAt deadline closesAt zone } }';
  const window = (exam: TestExam, more: object) => ({
    input: { examId: exam._id, groupId: GROUP, ...more },
  });

  it('is set on the clock of the campus, by admins of its region', async () => {
    const exam = await anExam(app);
    const given = window(exam, { opensAt: '2026-11-01T18:00', deadline: '2026-11-08T18:00' });
    const regionAdmin = await app.as('regionAdmin');
    const set = await regionAdmin.send(WINDOW, given);
    expect(set.data?.['setExamWindow']).toMatchObject({
      version: 1,
      opensAt: '2026-11-01T16:00:00.000Z',
      deadline: '2026-11-08T16:00:00.000Z',
      closesAt: null,
    });
    expect(refusalOf(await regionAdmin.send(WINDOW, given))?.code).toBe('CONFLICT');
    const other = await app.as('regionAdmin2');
    expect(refusalOf(await other.send(WINDOW, { ...given, version: 1 }))?.code).toBe('INVALID');
    expect(await facilitator.codeOf(WINDOW, given)).toBe('FORBIDDEN');
    const turned = window(exam, { deadline: '2026-11-08T18:00', closesAt: '2026-11-01T18:00' });
    const answer = await regionAdmin.send(WINDOW, { ...turned, version: 1 });
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['closesAt']);
  });

  it('opens, makes late and closes, to the second', async () => {
    const exam = await anExam(app, { allowedAttempts: 3 });
    const at = (seconds: number) =>
      new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
    await app.services.database.db.insert(examWindows).values({
      _id: newId(),
      examId: exam._id,
      groupId: GROUP,
      opensAt: at(10),
      deadline: at(20),
      closesAt: at(30),
    });
    const startNow = () => student.send(START, { _id: newId(), examId: exam._id });
    expect(refusalOf(await startNow())?.key).toBe('errors.exam.notOpenYet');
    after(10);
    const inTime = await examRoom(student).sit(exam, 3);
    expect(inTime).toMatchObject({ score: 100, scaledFrom: null });
    await app.services.database.db.delete(examAttempts).where(eq(examAttempts._id, inTime._id));
    const id = await start(exam);
    for (const question of exam.questions) await examRoom(student).save(id, question, true);
    after(11);
    const late = await examRoom(student).finish(id);
    expect(late).toMatchObject({ score: 70, scaledFrom: 100, status: 'PASSED' });
    const told = await student.send(
      `{ examResult(_id: "${id}") { penalty earnedScore explanation { text value } } }`,
    );
    expect(told.data?.['examResult']).toMatchObject({
      penalty: 'LATE',
      earnedScore: 100,
      explanation: [
        { text: 'Points earned', value: '4 / 4' },
        { value: '100%' },
        { text: 'A pass after the deadline counts as 70% at most', value: '70%' },
        { text: 'Pass mark', value: '70%' },
      ],
    });
    after(9);
    expect(refusalOf(await startNow())?.key).toBe('errors.exam.closed');
  });
});

describe('practice', () => {
  const practise = (exam: TestExam, _id = newId()) =>
    student.send(
      'mutation P($_id: ID!, $examId: ID!) { startExamAttempt(_id: $_id, examId: $examId, mode: PRACTICE) { _id mode } }',
      { _id, examId: exam._id },
    );

  it('counts nowhere, and goes nowhere beside a sitting', async () => {
    const closed = await anExam(app);
    expect(refusalOf(await practise(closed))?.key).toBe('errors.exam.noPractice');
    const exam = await anExam(app, { practice: true, allowedAttempts: 1 });
    const id = newId();
    await practise(exam, id);
    const ended = await student.send(FINISH, { _id: id });
    expect(ended.data?.['finishExamAttempt']).toMatchObject({ score: 0, points: null });
    await practise(exam);
    const open = await start(exam);
    expect(await stored(open)).toMatchObject({ number: 1, mode: 'EXAM' });
    expect(refusalOf(await practise(exam))?.key).toBe('errors.exam.otherAttemptOpen');
    const shown = await student.send(
      `{ studentExam(_id: "${exam._id}") { attemptsUsed openPracticeId results { _id } } }`,
    );
    expect(shown.data?.['studentExam']).toEqual({
      attemptsUsed: 1,
      openPracticeId: null,
      results: [],
    });
  });
});
